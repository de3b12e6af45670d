/** Something that is paid by card under a reference of its own: an order, unpaid invoices, a notice. */
export interface Debt {
  readonly dueCents: number;
  readonly isSettled: boolean;
  /** False when it is not to be paid by card any more, whatever is due. */
  readonly mayBePaid: boolean;
  /** Whether it stands without any payment, once it is validated (M4.5). */
  readonly isFree: boolean;
  /** Draws the consequences of the payment. To be called once only. */
  settle(): void;
}
