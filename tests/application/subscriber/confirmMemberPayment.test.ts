import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { latestData } from '../../../src/application/kernel/RemoteData';
import {
  keepBadgeOrder,
  recallBadgeOrder,
} from '../../../src/application/ordering/badgeOrderDraft';
import {
  confirmMemberPayment,
  type MemberPayment,
} from '../../../src/application/subscriber/confirmMemberPayment';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import { selectSubscriber } from '../../../src/application/subscriber/subscriberSlice';
import type { PaymentRefused } from '../../../src/application/ports/payment/PaymentGateway';
import { createAppStore } from '../../../src/application/store';
import { formatInvoicePaymentReference } from '../../../src/domain/invoice/invoicePaymentReference';
import { emptyBadgeOrder } from '../../../src/domain/ordering/keptBadgeOrder';
import { cents } from '../../../src/domain/basis/money';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { aKeptOrder } from '../../support/ordering/badgeOrders';
import { aSubscriber } from '../../support/subscriber/builders';
import { aReturned } from '../../support/payment/payments';
import { fakePorts } from '../../support/store/fakePorts';

const reference = formatOrderReference(42);
const order = aKeptOrder({ placed: { reference, total: cents(10650) } });
const badge: MemberPayment = aReturned({ type: 'badge', reference });
const invoice: MemberPayment = aReturned({
  type: 'invoice',
  reference: formatInvoicePaymentReference('0048213', 'B'),
});

/** The data fetched again after a payment was checked, and the order that is still stored. */
async function asking(payment: MemberPayment, answer: TE.TaskEither<PaymentRefused, void>) {
  const read: string[] = [];
  const store = createAppStore(
    fakePorts({
      payments: { validate: () => answer },
      badges: { list: () => (read.push('badges'), TE.right([])) },
      subscribers: { load: () => (read.push('subscriber'), TE.right(aSubscriber())) },
    }),
  );
  store.dispatch(keepBadgeOrder(1201, order));
  await store.dispatch(confirmMemberPayment(payment));
  // Nothing waits for what is fetched again; every answer is there.
  await new Promise((resolve) => setImmediate(resolve));
  return { read, kept: store.dispatch(recallBadgeOrder(1201)) };
}

describe('after a payment in the area', () => {
  it('M2.3 M7.12 of badges: their order is removed; badges and contract are fetched again', async () => {
    expect(await asking(badge, TE.right(undefined))).toEqual({
      read: ['subscriber', 'badges'],
      kept: emptyBadgeOrder,
    });
  });

  it('M2.3 M7.12 of badges: the contract is the new one, with the badges of their own call', async () => {
    const after = aSubscriber({ email: 'after@example.fr' });
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const loads = [TE.right(aSubscriber()), () => late.then(() => E.right(after))];
    const store = createAppStore(
      fakePorts({
        payments: { validate: () => TE.right(undefined) },
        badges: { list: () => TE.right([{ items: [], unreadable: 0 }]) },
        subscribers: { load: () => loads.shift() ?? TE.right(after) },
      }),
    );
    await store.dispatch(loadSubscriber());
    await store.dispatch(confirmMemberPayment(badge));
    await new Promise((resolve) => setImmediate(resolve));
    answer();
    await vi.waitFor(() => {
      const shown = latestData(selectSubscriber(store.getState()));
      expect(shown?.email).toBe('after@example.fr');
      expect(shown?.contracts[0]?.badges).toEqual([]);
    });
  });

  it('M2.20 of invoices: the subscriber is fetched again, an order of badges remains stored', async () => {
    expect(await asking(invoice, TE.right(undefined))).toEqual({
      read: ['subscriber'],
      kept: order,
    });
  });

  it.each([badge, invoice])(
    'M7.9 $reference refused: nothing is fetched or removed',
    async (payment) => {
      const refused = TE.left({ kind: 'payment/refused', message: null } as const);
      expect(await asking(payment, refused)).toEqual({ read: [], kept: order });
    },
  );
});
