/** A fact that is known to be true or false, or unknown. */
export type TriState = 'yes' | 'no' | 'unknown';

/**
 * The known state of a placed order. The two facts are independent: paid never implies signed (P2.14, P4.5).
 * No call of the server says whether an order is signed: « signe » in the address only announces it, and
 * nothing says that it was not.
 */
export interface OrderStatus {
  readonly signed: 'announced' | 'unknown';
  readonly paid: TriState;
}
