import { orderReference } from '../rules/orderReference.ts';
import type { World } from '../world/World.ts';
import type { PaymentRequest } from './paymentRequest.ts';

type Outcome = 'paid' | 'refused' | 'abandoned';

/** What became of a payment, and when, in seconds. */
export interface BookedPayment {
  readonly outcome: Outcome;
  readonly at: number;
}

/**
 * Writes what became of a payment. False, and nothing written, when its reference is paid already: of two who pay at the
 * same time, one pays.
 */
export function bookCardPayment(
  { store, clock }: World,
  { fields: { reference }, cents }: PaymentRequest,
  outcome: Outcome,
): boolean {
  const { changes } = store.run(
    `INSERT INTO cardPayment (reference, cents, outcome, at) VALUES (:reference, :cents, :outcome, :now)
     ON CONFLICT (reference) DO UPDATE SET cents = excluded.cents, outcome = excluded.outcome, at = excluded.at
     WHERE cardPayment.outcome <> 'paid'`,
    { reference: bookedUnder(reference), cents, outcome, now: clock.now() },
  );
  return changes === 1;
}

/** What the book says of this payment, for this amount. */
export function bookedPayment(
  { store }: Pick<World, 'store'>,
  { fields: { reference }, cents }: PaymentRequest,
): BookedPayment | undefined {
  return store.row<BookedPayment>(
    'SELECT outcome, at FROM cardPayment WHERE reference = :reference AND cents = :cents',
    { reference: bookedUnder(reference), cents },
  );
}

/** Whether a reference is paid, whatever the amount. */
export function isPaid({ store }: Pick<World, 'store'>, reference: string): boolean {
  const paid = store.row(
    "SELECT 1 FROM cardPayment WHERE reference = :reference AND outcome = 'paid'",
    { reference: bookedUnder(reference) },
  );
  return paid !== undefined;
}

/** CDW42 and CDW0000042 are one order (P9.5): what is paid under one is paid under the other. */
function bookedUnder(reference: string): string {
  const order = /^CDW(\d{1,7})$/.exec(reference)?.[1];
  return order === undefined ? reference : orderReference(Number(order));
}
