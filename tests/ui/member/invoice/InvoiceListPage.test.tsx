import { act, cleanup, render, screen, within } from '@testing-library/react';
import { right } from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { paymentSettled } from '../../../../src/application/kernel/events';
import { loadSubscriber } from '../../../../src/application/member/loadSubscriber';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { InvoiceListPage } from '../../../../src/ui/member/invoice/InvoiceListPage';
import {
  aContract,
  aContractFile,
  anInvoice,
  anUnpaidInvoice,
  aSubscriber,
} from '../../../support/builders';
import { fakePorts } from '../../../support/fakePorts';

afterEach(cleanup);

const unpaid = anUnpaidInvoice('B', 4760, ['202610412', '202609388']);

/** Shows the list of a contract with three documents, two of which an unpaid direct debit names. */
async function showList(): Promise<AppStore> {
  const file = aContractFile({
    contract: aContract({ unpaidInvoices: [unpaid] }),
    invoices: [
      anInvoice({ number: '202611419' }),
      anInvoice({ number: '202610412' }),
      anInvoice({ number: '202609388', kind: 'statement' }),
    ],
  });
  const subscriber = aSubscriber({ contracts: [file] });
  const store = createAppStore(fakePorts({ subscribers: { load: () => right(subscriber) } }));
  await store.dispatch(loadSubscriber());
  render(
    <Provider store={store}>
      <MemoryRouter>
        <InvoiceListPage />
      </MemoryRouter>
    </Provider>,
  );
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
    .filter(({ className }) => className !== '')
    .map((row) => within(row).getByRole('rowheader').textContent);

describe('M3.5 the documents that an unpaid direct debit names', () => {
  it('are marked « Impayée » in the list, with an icon, on a tinted row', async () => {
    await showList();
    expect(marked()).toEqual(['202610412', '202609388']);
    expect(tinted()).toEqual(marked());
    expect(screen.getAllByText('Impayée')[0]?.querySelector('svg')).not.toBeNull();
  });

  it('are marked no more once they are paid; nothing says that they are', async () => {
    const store = await showList();
    act(() => {
      store.dispatch(paymentSettled({ type: 'invoice', reference: unpaid.reference }));
    });
    expect(marked()).toEqual([]);
    expect(tinted()).toEqual([]);
    expect(screen.queryByText(/payée/i)).toBeNull();
  });
});
