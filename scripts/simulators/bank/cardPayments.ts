import { orderReference } from '../rules/orderReference.ts';
import type { Services } from '../world/Services.ts';
import type { PaymentRequest } from './paymentRequest.ts';

type Outcome = 'paid' | 'refused' | 'abandoned';

/** The result of a payment and its moment, in seconds. */
export interface StoredCardPayment {
  readonly outcome: Outcome;
  readonly at: number;
}

/**
 * Stores the result of a payment. Returns false, and stores nothing, when the reference is paid
 * already: of two simultaneous payments only one is accepted.
 */
export function storeCardPayment(
  { store, clock }: Services,
  { fields: { reference }, cents }: PaymentRequest,
  outcome: Outcome,
): boolean {
  const { changes } = store.run(
    `INSERT INTO cardPayment (reference, cents, outcome, at) VALUES (:reference, :cents, :outcome, :now)
     ON CONFLICT (reference) DO UPDATE
     SET cents = excluded.cents, outcome = excluded.outcome, at = excluded.at
     WHERE cardPayment.outcome <> 'paid'`,
    { reference: canonicalReference(reference), cents, outcome, now: clock.now() },
  );
  return changes === 1;
}

/** The stored result of this payment, for this amount. */
export function findCardPayment(
  { store }: Pick<Services, 'store'>,
  { fields: { reference }, cents }: PaymentRequest,
): StoredCardPayment | undefined {
  return store.row<StoredCardPayment>(
    'SELECT outcome, at FROM cardPayment WHERE reference = :reference AND cents = :cents',
    { reference: canonicalReference(reference), cents },
  );
}

/** Whether a reference is paid, whatever the amount. */
export function isPaid({ store }: Pick<Services, 'store'>, reference: string): boolean {
  const paid = store.row(
    "SELECT 1 FROM cardPayment WHERE reference = :reference AND outcome = 'paid'",
    { reference: canonicalReference(reference) },
  );
  return paid !== undefined;
}

/** CDW42 and CDW0000042 are the same order (P9.5) and must share one payment. */
function canonicalReference(reference: string): string {
  const order = /^CDW(\d{1,7})$/.exec(reference)?.[1];
  return order === undefined ? reference : orderReference(Number(order));
}
