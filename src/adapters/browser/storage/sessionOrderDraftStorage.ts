import type { OrderDraftStorage } from '../../../application/ports/ordering/OrderDraftStorage';
import type { KeyValueStore } from './keyValueStore';
import { newOrderKey } from '../newOrderKey';
import { storedJson } from './storedJson';

/** The orders by contract id. */
export function sessionOrderDraftStorage(store: KeyValueStore): OrderDraftStorage {
  return { ...storedJson(store, 'badgeOrders'), newOrderKey };
}
