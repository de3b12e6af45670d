/** A fact that is known to be true or false, or unknown. */
export type TriState = 'yes' | 'no' | 'unknown';

/**
 * The known state of a placed order. The two facts are independent: paid never implies signed (P2.14, P4.5).
 * No call of the server says whether an order is signed: « signe » in the address says that it was; nothing
 * says that it was not.
 */
export interface OrderStatus {
  readonly signed: TriState;
  readonly paid: TriState;
}

/**
 * Whether the contract is no longer generated: it was signed, or the order is paid and it may have been
 * signed.
 */
export function isContractClosed({ signed, paid }: OrderStatus): boolean {
  return signed === 'yes' || paid === 'yes';
}
