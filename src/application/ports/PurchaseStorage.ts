import type { WrittenPurchase } from '../../domain/keptPurchase';

/** The purchase under way, kept by this browser for all its tabs. Neither an IBAN nor a document. */
export interface PurchaseStorage {
  /** What was written, or anything else: it is to be read by the domain. */
  read(): unknown;
  write(purchase: WrittenPurchase): void;
  clear(): void;
  /** Calls back when another tab has changed what is kept; answers how to stop. */
  watch(onChange: () => void): () => void;
  /** A key that nobody guesses, for an order to be taken once. */
  newOrderKey(): string;
  /** Runs `work` while no other tab runs its own. */
  exclusively<Outcome>(work: () => Promise<Outcome>): Promise<Outcome>;
}
