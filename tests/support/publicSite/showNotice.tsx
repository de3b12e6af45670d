import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { createAppStore } from '../../../src/application/store';
import type { NoticeSearchInput } from '../../../src/domain/notice/noticeSearch';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';
import { leadingToNotice } from '../../../src/ui/navigation/noticePlace';
import { PayOnlinePage } from '../../../src/ui/public/payOnline/PayOnlinePage';
import { fakePorts, type GivenPorts } from '../store/fakePorts';
import { aNoticeSearch, aPassageNotice } from './notices';

/** Shows the page after a search that found the unpaid notice. */
export async function showNotice(
  ports: GivenPorts = {},
  search: Partial<NoticeSearchInput> = {},
): Promise<{ readonly user: UserEvent; readonly place: () => string }> {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
  let here = '';
  function Here(): null {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  }
  const notices = { find: () => TE.right(aPassageNotice()), ...ports.notices };
  const payments = {
    validate: () => TE.left({ kind: 'payment/refused', message: null } as const),
    ...ports.payments,
  };
  render(
    <MantineArea>
      <Provider store={createAppStore(fakePorts({ ...ports, notices, payments }))}>
        <MemoryRouter
          initialEntries={[
            {
              pathname: '/payer-en-ligne',
              state: leadingToNotice({ ...aNoticeSearch, ...search }),
            },
          ]}
        >
          <PayOnlinePage />
          <Here />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  if (search.plate === undefined) await screen.findByRole('button', { name: /^Payer/ });
  return { user: userEvent.setup(), place: (): string => here };
}
