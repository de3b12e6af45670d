import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, test } from 'vitest';
import { paymentSettled } from '../../../../src/application/kernel/events';
import { loadSubscriber } from '../../../../src/application/subscriber/loadSubscriber';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { InvoiceListPage } from '../../../../src/ui/member/invoice/InvoiceListPage';
import {
  aContract,
  aContractFile,
  anInvoice,
  anUnpaidInvoice,
  aSubscriber,
} from '../../../support/subscriber/builders';
import { fakePorts, type GivenPorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

const unpaid = anUnpaidInvoice('B', 4760, ['202610412', '202609388']);

/** Shows the list of a contract with three documents, two of which an unpaid direct debit names. */
async function showList(ports: GivenPorts = {}, debts = [unpaid]): Promise<AppStore> {
  const file = aContractFile({
    contract: aContract({ unpaidInvoices: debts }),
    invoices: [
      anInvoice({ number: '202611419' }),
      anInvoice({ number: '202610412' }),
      anInvoice({ number: '202609388', kind: 'statement' }),
    ],
  });
  const subscriber = aSubscriber({ contracts: [file] });
  const store = createAppStore(
    fakePorts({ subscribers: { load: () => TE.right(subscriber) }, ...ports }),
  );
  await store.dispatch(loadSubscriber());
  act(() => {
    renderInMantine(
      <Provider store={store}>
        <MemoryRouter>
          <SubscriberContext value={subscriber}>
            <InvoiceListPage />
          </SubscriberContext>
        </MemoryRouter>
      </Provider>,
    );
  });
  return store;
}

/** The numbers of the rows that are marked, and of those that are tinted. */
const marked = (): readonly (string | null)[] =>
  screen
    .getAllByRole('row')
    .filter((row) => within(row).queryByText('Impayée'))
    .map((row) => within(row).getByRole('rowheader').textContent);
const tinted = (): readonly (string | null)[] =>
  screen
    .getAllByRole('row')
    .filter(({ classList }) => classList.contains('pressing'))
    .map((row) => within(row).getByRole('rowheader').textContent);

describe('M3.5 the documents that an unpaid direct debit names', () => {
  it('are marked « Impayée » in the list, with an icon, on a tinted row', async () => {
    await showList();
    expect(marked()).toEqual(['202610412', '202609388']);
    expect(tinted()).toEqual(marked());
    expect(
      screen.getAllByText('Impayée')[0]?.closest('tr')?.querySelector('.mantine-Badge-section svg'),
    ).not.toBeNull();
  });

  it('lead to the trips that they list', async () => {
    await showList();
    const names = screen
      .getAllByRole('link', { name: /^Trajets/ })
      .map((link) => [link.textContent, link.getAttribute('href')]);
    const october = '/member/badge/passage?du=2026-10-01&au=2026-10-31&badge=64010827';
    expect(names.slice(0, 2)).toEqual([
      ["Trajets d'octobre 2026 (la facture 202611419)", october],
      ["Trajets d'octobre 2026 (la facture 202610412)", october],
    ]);
    expect(names[2]?.[0]).toBe("Trajets d'août à octobre 2026 (le relevé 202609388)");
  });

  it('a debt that names none of them is paid above the list', async () => {
    await showList({}, [anUnpaidInvoice('C', 3000)]);
    expect(marked()).toEqual([]);
    expect(screen.getByText(/n'est sur aucun document de cette liste/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Payer\s+30,00/ })).toBeDefined();
  });

  it('are not marked after they are paid; no paid mark exists', async () => {
    const store = await showList();
    act(() => {
      store.dispatch(paymentSettled({ type: 'invoice', reference: unpaid.reference }));
    });
    expect(marked()).toEqual([]);
    expect(tinted()).toEqual([]);
    expect(screen.queryByText(/payée/i)).toBeNull();
  });
});

test('the button that downloads a year closes its panel, but not while it runs', async () => {
  let answer = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (answer = resolve));
  const download = () => () => arrived.then(() => E.right(new Blob(['pdf'])));
  const store = await showList({
    invoices: { download },
    archives: { zip: () => TE.right(new Blob(['zip'])) },
    fileSaver: { save: () => undefined },
  });
  const user = userEvent.setup();
  const title = 'Tout télécharger (2026)';
  const button = (): HTMLElement => screen.getByRole('button', { name: title });
  // The panel is lazy: it suspends inside.
  await act(async () => {
    await import('../../../../src/ui/member/invoice/YearDownload');
    await user.click(button());
  });
  expect(await screen.findByRole('button', { name: 'Annuler' })).toBeDefined();
  await user.click(button());
  expect(screen.getByRole('region', { name: title })).toBeDefined();
  expect(store.getState().toasts).toEqual([]);
  answer();
  expect(await screen.findByRole('button', { name: 'Fermer' })).toBeDefined();
  await user.click(button());
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button());
});
