import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import {
  beginFreeRamp,
  enterFreeRamp,
  refreshTickets,
  showTickets,
} from '../../../src/application/freeRamp/enterFreeRamp';
import {
  selectBankAccount,
  selectCards,
  selectReceipts,
  selectRefunds,
  selectTicketPeriod,
  selectTickets,
} from '../../../src/application/freeRamp/freeRampSlice';
import { signedOut } from '../../../src/application/kernel/events';
import type { TicketGateway } from '../../../src/application/ports/freeRamp/TicketGateway';
import type { TicketPeriodBounds } from '../../../src/domain/freeRamp/ticketPeriodBounds';
import { aBankAccount, aCard, aReceipt, aRefund, aTicket } from '../../support/freeRamp/freeRamp';
import { answered, openFreeRamp } from '../../support/freeRamp/openFreeRamp';
import { wholeList } from '../../support/basis/wholeList';

const last7Days = { startDate: '2026-11-15 00:00:00', endDate: '2026-11-21 23:59:59' };

const lastMonth = { startDate: '2026-10-01 00:00:00', endDate: '2026-10-31 23:59:59' };

/** Records the requested periods. */
function countingTickets(): {
  readonly asked: TicketPeriodBounds[];
  readonly list: TicketGateway['list'];
} {
  const asked: TicketPeriodBounds[] = [];
  return {
    asked,
    list: (bounds) => {
      asked.push(bounds);
      return TE.right(wholeList(aTicket({ id: asked.length })));
    },
  };
}

describe('P7.31 entering the area', () => {
  it('fetches refunds, receipts, cards, bank account and tickets of the last 7 days (P7.29)', async () => {
    const list = vi.fn(() => TE.right(wholeList(aTicket())));
    const state = (await openFreeRamp({ tickets: { list } })).getState();
    expect(selectRefunds(state)).toEqual({ status: 'ready', data: wholeList(aRefund()) });
    expect(selectReceipts(state)).toEqual({ status: 'ready', data: wholeList(aReceipt()) });
    expect(selectCards(state)).toEqual({ status: 'ready', data: wholeList(aCard()) });
    expect(selectBankAccount(state)).toEqual({ status: 'ready', data: aBankAccount() });
    expect(selectTickets(state)).toEqual({ status: 'ready', data: wholeList(aTicket()) });
    expect(list.mock.calls).toEqual([[last7Days]]);
  });

  it('that has begun before the area is rendered is not repeated when it is', async () => {
    const tickets = countingTickets();
    const store = await openFreeRamp({ tickets: { list: tickets.list } });
    await store.dispatch(beginFreeRamp());
    store.dispatch(showTickets('last7Days'));
    store.dispatch(enterFreeRamp());
    await answered();
    expect(tickets.asked).toEqual([last7Days, last7Days]);
  });

  it('a list that fails does not affect the others, and its page reports it without a toast', async () => {
    const error = { kind: 'service/failed' } as const;
    const store = await openFreeRamp({ receipts: { list: () => TE.left(error) } });
    expect(selectReceipts(store.getState())).toEqual({ status: 'failed', error });
    expect(selectCards(store.getState()).status).toBe('ready');
    expect(store.getState().toasts).toEqual([]);
  });

  it('does not request the tickets of a period that a page has already requested', async () => {
    const tickets = countingTickets();
    const store = await openFreeRamp({ tickets: { list: tickets.list } });
    store.dispatch(showTickets('lastMonth'));
    store.dispatch(enterFreeRamp());
    await answered();
    expect(tickets.asked).toEqual([last7Days, lastMonth]);
  });

  it.each([
    ['are there', false],
    ['did not come', true],
  ])(
    'requests everything again when it is entered again, including the tickets that %s',
    async (_title, isDown) => {
      const counts = { receipts: 0, tickets: 0 };
      const store = await openFreeRamp({
        receipts: { list: () => ((counts.receipts += 1), TE.right(wholeList(aReceipt()))) },
        tickets: {
          list: () => {
            counts.tickets += 1;
            const isFailed = isDown && counts.tickets === 1;
            return isFailed ? TE.left({ kind: 'service/failed' }) : TE.right(wholeList(aTicket()));
          },
        },
      });
      store.dispatch(enterFreeRamp());
      await answered();
      expect(counts).toEqual({ receipts: 2, tickets: 2 });
      expect(selectTickets(store.getState()).status).toBe('ready');
    },
  );

  it('M2.1 the data of an account is dropped when its session ends', async () => {
    const store = await openFreeRamp();
    store.dispatch(showTickets('lastYear'));
    store.dispatch(signedOut());
    await answered();
    const state = store.getState();
    for (const select of [
      ...[selectRefunds, selectReceipts, selectCards, selectBankAccount, selectTickets],
    ]) {
      expect(select(state)).toEqual({ status: 'idle' });
    }
    expect(selectTicketPeriod(state)).toBe('last7Days');
  });
});

describe('P4.25 changing the period', () => {
  it('reloads the tickets, and shows none of another period meanwhile', async () => {
    const tickets = countingTickets();
    const store = await openFreeRamp({ tickets: { list: tickets.list } });
    store.dispatch(showTickets('lastMonth'));
    expect(selectTicketPeriod(store.getState())).toBe('lastMonth');
    expect(selectTickets(store.getState())).toMatchObject({ status: 'loading' });
    expect(selectTickets(store.getState())).not.toHaveProperty('previous');
    await answered();
    expect(tickets.asked).toEqual([last7Days, lastMonth]);
    expect(selectTickets(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aTicket({ id: 2 })),
    });
  });

  it('to the displayed one sends no request', async () => {
    const tickets = countingTickets();
    const store = await openFreeRamp({ tickets: { list: tickets.list } });
    store.dispatch(showTickets('last7Days'));
    await answered();
    expect(tickets.asked).toEqual([last7Days]);
  });

  it('twice in a row shows the tickets of the second, whichever response comes last', async () => {
    const answers: (() => void)[] = [];
    const slow =
      (id: number): ReturnType<TicketGateway['list']> =>
      () =>
        new Promise((resolve) => {
          answers.push(() => void TE.right(wholeList(aTicket({ id })))().then(resolve));
        });
    let count = 0;
    const store = await openFreeRamp({ tickets: { list: () => slow((count += 1)) } });
    store.dispatch(showTickets('thisMonth'));
    store.dispatch(showTickets('thisYear'));
    await answered();
    for (const answer of answers.toReversed()) answer();
    await answered();
    expect(selectTickets(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aTicket({ id: 3 })),
    });
  });

  it('that failed is requested again for the same period', async () => {
    let isDown = true;
    const asked: string[] = [];
    const store = await openFreeRamp({
      tickets: {
        list: ({ startDate }) => {
          asked.push(startDate);
          return isDown ? TE.left({ kind: 'service/unreachable' }) : TE.right(wholeList(aTicket()));
        },
      },
    });
    store.dispatch(showTickets('lastMonth'));
    await answered();
    expect(selectTickets(store.getState()).status).toBe('failed');
    isDown = false;
    void store.dispatch(refreshTickets());
    await answered();
    expect(selectTickets(store.getState()).status).toBe('ready');
    expect(asked).toEqual([last7Days.startDate, lastMonth.startDate, lastMonth.startDate]);
  });
});
