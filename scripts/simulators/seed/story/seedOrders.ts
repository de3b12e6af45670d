import { toCents } from '../../rules/money.ts';
import type { ExampleContext } from './ExampleContext.ts';

/** Names of the contract's examples. None of these orders is paid. */
const orders = [
  { name: 'nominal', placedAt: '2026-11-19 18:05:00', signedAt: '2026-11-19 18:21:00' },
  { name: 'professional', placedAt: '2026-11-20 09:12:00', signedAt: null },
  { name: 'locker', placedAt: '2026-11-20 21:40:00', signedAt: null },
] as const;

/** Subscription orders that are not paid yet: CDW0000042 and the two after it. */
export function seedOrders({ store, examples, momentOf }: ExampleContext): void {
  for (const { name, placedAt, signedAt } of orders) {
    const { order } = examples.answer('retrieveOrder', name);
    const request = examples.request('addOrder', name);
    store.run(
      `INSERT INTO badgeOrder (id, kind, email, cents, data, placedAt, signedAt)
       VALUES (:id, 'subscription', :email, :cents, :data, :placedAt, :signedAt)`,
      {
        id: Number(order.reference),
        email: request.email,
        cents: toCents(request.amountPaid),
        data: JSON.stringify(request),
        placedAt: momentOf(placedAt),
        signedAt: signedAt === null ? null : momentOf(signedAt),
      },
    );
  }
}
