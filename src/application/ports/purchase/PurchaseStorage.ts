import type { WrittenPurchase } from '../../../domain/purchase/keptPurchase';
import type { KeptValue } from '../../kernel/KeptValue';

/** The purchase in progress, stored by this browser for all its tabs. Neither an IBAN nor a document. */
export interface PurchaseStorage extends KeptValue<WrittenPurchase> {
  /** Calls back when another tab has changed what is stored; returns the function that stops. */
  watch(onChange: () => void): () => void;
  /** A random key, by which the server accepts an order only once. */
  newOrderKey(): string;
  /** Runs `work` while no other tab runs its own work. */
  exclusively<Outcome>(work: () => Promise<Outcome>): Promise<Outcome>;
}
