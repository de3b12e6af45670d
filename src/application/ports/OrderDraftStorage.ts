import type { KeptBadgeOrder } from '../../domain/keptBadgeOrder';

/** Orders of badges under way, one per contract, kept by the browser for the visit of this tab. Nothing of a bank. */
export interface OrderDraftStorage {
  /** What stands there, for the domain to read; undefined when nothing does. */
  read(contractId: number): unknown;
  write(contractId: number, order: KeptBadgeOrder): void;
  remove(contractId: number): void;
  /** Forgets every order, on sign-out. */
  clear(): void;
}
