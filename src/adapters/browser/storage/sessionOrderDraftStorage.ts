import type { OrderDraftStorage } from '../../../application/ports/ordering/OrderDraftStorage';
import type { KeyValueStore } from './keyValueStore';
import { storedJson } from './storedJson';

/** The orders by contract id, in the store of the tab; their keys in the one of the device. */
export function sessionOrderDraftStorage(
  store: KeyValueStore,
  device: KeyValueStore,
): OrderDraftStorage {
  const orders = storedJson<ReturnType<OrderDraftStorage['read']>>(store, 'badgeOrders');
  const shared: OrderDraftStorage['shared'] = storedJson(device, 'badgeOrderKeys');
  return {
    ...orders,
    clear: () => {
      orders.clear();
      shared.clear();
    },
    newOrderKey: () => crypto.randomUUID(),
    shared,
  };
}
