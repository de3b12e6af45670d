import { act, cleanup, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
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
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

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
  const store = createAppStore(fakePorts({ subscribers: { load: () => TE.right(subscriber) } }));
  await store.dispatch(loadSubscriber());
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter>
        <SubscriberContext value={subscriber}>
          <InvoiceListPage />
        </SubscriberContext>
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
    expect(
      screen.getAllByText('Impayée')[0]?.closest('tr')?.querySelector('.mantine-Badge-section svg'),
    ).not.toBeNull();
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
