import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';
import { PayOnlinePage } from '../../../../src/ui/public/payOnline/PayOnlinePage';
import { aNoticeSearch, aPassageNotice } from '../../../support/publicSite/notices';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(cleanup);

it('what was typed is there again after another page; what was searched is not', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const ports = fakePorts({ notices: { find: () => TE.right(aPassageNotice()) } });
  render(
    <MantineArea>
      <Provider store={createAppStore(ports)}>
        <MemoryRouter initialEntries={['/payer-en-ligne']}>
          <Routes>
            <Route path="/payer-en-ligne" element={<PayOnlinePage />} />
            <Route path="*" element={<h1>Contact</h1>} />
          </Routes>
          <Link to="/payer-en-ligne">Payer</Link>
          <Link to="/ailleurs">Ailleurs</Link>
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  const user = userEvent.setup();
  const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.value);
  const leave = async () => {
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await user.click(screen.getByRole('link', { name: 'Payer' }));
  };
  const { number, plate, email } = aNoticeSearch;
  const fields = screen.getAllByRole('textbox');
  for (const [index, text] of [number, plate, email].entries())
    await user.type(fields[index] as HTMLElement, text);
  await leave();
  expect(typed()).toEqual([number, plate, email]);
  await user.click(screen.getByRole('button', { name: /^Rechercher/ }));
  await screen.findByRole('button', { name: /^Payer/ });
  await leave();
  expect(typed()).toEqual(['', '', '']);
});
