import type { KeptBadgeOrder } from '../../domain/keptBadgeOrder';
import type { PaidReference } from '../../domain/paidReference';

/** Orders of badges under way, one per contract, kept by the browser for the visit of this tab. Nothing of a bank. */
export interface OrderDraftStorage {
  /** An empty order where none is kept; what cannot be read is not chosen yet. */
  read(contractId: number): KeptBadgeOrder;
  write(contractId: number, order: KeptBadgeOrder): void;
  /** Forgets the order that was placed under this reference, whichever contract it is of. */
  forget(reference: PaidReference): void;
  /** Forgets every order, on sign-out. */
  clear(): void;
  /** A key that nobody guesses, for an order to be taken once. */
  newOrderKey(): string;
}
