/** An amount due, paid by card under its own reference: an order, unpaid invoices or a notice. */
export interface Debt {
  readonly dueCents: number;
  readonly isSettled: boolean;
  /** False when it can no longer be paid by card. */
  readonly mayBePaid: boolean;
  /** Whether it is confirmed without a payment, by the validation alone (M4.5). */
  readonly isFree: boolean;
  /** Applies the effects of the payment. Must be called once only. */
  settle(): void;
}
