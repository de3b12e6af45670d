import { left, right, type TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { keepBadgeOrder, recallBadgeOrder } from '../../../src/application/member/badgeOrderDraft';
import {
  confirmMemberPayment,
  type MemberPayment,
} from '../../../src/application/member/confirmMemberPayment';
import type { PaymentRefused } from '../../../src/application/ports/PaymentGateway';
import { createAppStore } from '../../../src/application/store';
import { formatInvoicePaymentReference } from '../../../src/domain/invoicePaymentReference';
import { emptyBadgeOrder } from '../../../src/domain/keptBadgeOrder';
import { cents } from '../../../src/domain/money';
import { formatOrderReference } from '../../../src/domain/orderReference';
import { aKeptOrder } from '../../support/badgeOrders';
import { aSubscriber } from '../../support/builders';
import { aReturned } from '../../support/payments';
import { fakePorts } from '../../support/fakePorts';

const reference = formatOrderReference(42);
const order = aKeptOrder({ placed: { reference, total: cents(10650) } });
const badge: MemberPayment = aReturned({ type: 'badge', reference });
const invoice: MemberPayment = aReturned({
  type: 'invoice',
  reference: formatInvoicePaymentReference('0048213', 'B'),
});

/** What was read again after asking about a payment, and the order that is kept then. */
async function asking(payment: MemberPayment, answer: TaskEither<PaymentRefused, void>) {
  const read: string[] = [];
  const store = createAppStore(
    fakePorts({
      payments: { validate: () => answer },
      badges: { list: () => (read.push('badges'), right([])) },
      subscribers: { load: () => (read.push('subscriber'), right(aSubscriber())) },
    }),
  );
  store.dispatch(keepBadgeOrder(1201, order));
  await store.dispatch(confirmMemberPayment(payment));
  await Promise.resolve();
  return { read, kept: store.dispatch(recallBadgeOrder(1201)) };
}

describe('what follows a payment of the area', () => {
  it('M7.12 of badges: their order is forgotten, and the badges are read again', async () => {
    expect(await asking(badge, right(undefined))).toEqual({
      read: ['badges'],
      kept: emptyBadgeOrder,
    });
  });

  it('M2.20 of invoices: the subscriber is read again, and an order of badges stays kept', async () => {
    expect(await asking(invoice, right(undefined))).toEqual({ read: ['subscriber'], kept: order });
  });

  it.each([badge, invoice])('M7.9 $reference refused: nothing follows', async (payment) => {
    const refused = left({ kind: 'payment/refused', message: null } as const);
    expect(await asking(payment, refused)).toEqual({ read: [], kept: order });
  });
});
