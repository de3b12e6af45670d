import { cleanup, render, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { instant } from '../../../../src/domain/basis/instant';
import { cents } from '../../../../src/domain/basis/money';
import { leadingToNotice } from '../../../../src/ui/navigation/noticePlace';
import { PayOnlinePage } from '../../../../src/ui/public/payOnline/PayOnlinePage';
import { aNoticeSearch, aPassageNotice } from '../../../support/publicSite/notices';
import { fakePorts, type GivenPorts } from '../../../support/store/fakePorts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(notices: NonNullable<GivenPorts['notices']>): void {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', () => undefined);
  render(
    <Provider store={createAppStore(fakePorts({ notices }))}>
      <MemoryRouter
        initialEntries={[{ pathname: '/payer-en-ligne', state: leadingToNotice(aNoticeSearch) }]}
      >
        <PayOnlinePage />
      </MemoryRouter>
    </Provider>,
  );
}

const paid = { receivedAmount: cents(1320), paidAt: instant(1_794_500_000) };

it.each([
  ['paid', paid, 'Cet avis est réglé\u202f: nous avons reçu 13,20'],
  ['closed', { isOpen: false }, "Vous n'avez pas le droit de régler cette constatation"],
])('P4.7, P4.9 a notice that is %s says so, and cannot be paid', async (_state, part, sentence) => {
  show({ find: () => TE.right(aPassageNotice(part)) });
  await waitFor(() => expect(document.body.textContent).toContain(sentence));
  expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it("P8.10 a search without a result says so in the server's words, and keeps what was typed", async () => {
  const message = 'Aucune constatation ne correspond.';
  show({ find: () => TE.left({ kind: 'service/refused', message }) });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(values).toEqual([aNoticeSearch.number, aNoticeSearch.plate, aNoticeSearch.email]);
});
