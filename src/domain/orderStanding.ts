/** Whether something is so: told by somebody who knows, or not known. */
export type Fact = 'yes' | 'no' | 'unknown';

/**
 * What is known of an order that was placed. The two facts are apart: paid never implies signed (P2.14,
 * P4.5). No call tells whether an order is signed: « signe » in the address says that it was, nothing says
 * that it was not.
 */
export interface OrderStanding {
  readonly signed: Fact;
  readonly paid: Fact;
}

/** The contract is generated no more: it was signed, or it is paid and may be. */
export function isContractClosed({ signed, paid }: OrderStanding): boolean {
  return signed === 'yes' || paid === 'yes';
}
