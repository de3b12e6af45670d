import { cleanup, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { selectToasts } from '../../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../../src/application/store';
import { MemberArea } from '../../../../src/ui/member/area/MemberArea';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("M8.1 the server's sentence of a load that failed stands in the place of the data, in no toast", async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const message = 'Vos contrats sont en cours de mise à jour.';
  const load = () => TE.left({ kind: 'service/refused', message } as const);
  const store = createAppStore(fakePorts({ subscribers: { load } }));
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/member/dashboard']}>
          <MemberArea footer={null} skeleton={null}>
            <h1>Page</h1>
          </MemberArea>
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull();
  expect(selectToasts(store.getState())).toEqual([]);
});
