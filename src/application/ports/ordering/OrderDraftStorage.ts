import type { KeptBadgeOrders, SharedWishes } from '../../../domain/ordering/keptBadgeOrder';
import type { KeptValue } from '../../kernel/KeptValue';

/** Orders of badges in progress, one per contract, stored for the visit of this tab. No bank data. */
export interface OrderDraftStorage extends KeptValue<KeptBadgeOrders> {
  /** A random key, by which the server accepts an order only once. */
  newOrderKey(): string;
  /** What all tabs of this device share, so that the same order is placed once; `clear` removes it too. */
  readonly shared: KeptValue<SharedWishes>;
}
