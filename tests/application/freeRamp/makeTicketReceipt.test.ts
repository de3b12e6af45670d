import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { selectReceipts, selectTickets } from '../../../src/application/freeRamp/freeRampSlice';
import { makeTicketReceipt } from '../../../src/application/freeRamp/makeTicketReceipt';
import { aReceipt, aTicket } from '../../support/freeRamp/freeRamp';
import { openFreeRamp, toastOf } from '../../support/freeRamp/openFreeRamp';
import { wholeList } from '../../support/basis/wholeList';

describe('P4.26, P7.26 a receipt for tickets', () => {
  const [first, second, third] = [aTicket({ id: 1 }), aTicket({ id: 2 }), aTicket({ id: 3 })];
  const made = aReceipt({ id: 8305, ticketCount: 2 });

  it('is added to those tickets and to the receipts, and reported in a toast (P8.17)', async () => {
    const makeFromTickets = vi.fn(() => TE.right(made));
    const store = await openFreeRamp({
      tickets: { list: () => TE.right(wholeList(first, second, third)) },
      receipts: { makeFromTickets },
    });
    await store.dispatch(makeTicketReceipt([1, 3]));
    expect(makeFromTickets).toHaveBeenCalledWith([1, 3]);
    expect(selectTickets(store.getState())).toEqual({
      status: 'ready',
      data: wholeList({ ...first, receipt: made }, second, { ...third, receipt: made }),
    });
    expect(selectReceipts(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(made, aReceipt()),
    });
    expect(toastOf(store)).toEqual({
      tone: 'success',
      notice: { kind: 'freeRamp/done', action: 'receiptMade', sentence: null },
    });
  });

  it('P8.5 that is refused changes nothing, and is reported in a toast', async () => {
    const reason = {
      kind: 'service/refused',
      message: 'Un des tickets sélectionnés figure déjà sur un reçu.',
    } as const;
    const store = await openFreeRamp({ receipts: { makeFromTickets: () => TE.left(reason) } });
    const before = store.getState();
    expect(E.isLeft(await store.dispatch(makeTicketReceipt([9108])))).toBe(true);
    expect(selectTickets(store.getState())).toBe(selectTickets(before));
    expect(selectReceipts(store.getState())).toBe(selectReceipts(before));
    expect(toastOf(store)).toEqual({
      tone: 'error',
      notice: { kind: 'freeRamp/receipt-failed', reason },
    });
  });

  it('is added to its tickets while the list of receipts is not loaded: it is requested later', async () => {
    const store = await openFreeRamp({
      receipts: {
        list: () => TE.left({ kind: 'service/failed' }),
        makeFromTickets: () => TE.right(made),
      },
    });
    await store.dispatch(makeTicketReceipt([9108]));
    expect(selectReceipts(store.getState()).status).toBe('failed');
    expect(selectTickets(store.getState())).toMatchObject({ data: { items: [{ receipt: made }] } });
  });
});
