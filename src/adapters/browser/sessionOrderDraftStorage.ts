import { toNullable } from 'fp-ts/Option';
import type { OrderDraftStorage } from '../../application/ports/OrderDraftStorage';
import type { KeyValueStore } from './keyValueStore';
import { newOrderKey } from './newOrderKey';
import { readKeptBadgeOrder } from './readKeptBadgeOrder';

const key = 'badgeOrders';

/** A JSON object under one key: the orders by the id of their contract. */
export function sessionOrderDraftStorage(store: KeyValueStore): OrderDraftStorage {
  const read = (): Readonly<Record<string, unknown>> => {
    try {
      return Object(JSON.parse(toNullable(store.read(key)) ?? '{}')) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  const write = (orders: Readonly<Record<string, unknown>>): void => {
    store.write(key, JSON.stringify(orders));
  };
  return {
    read: (contractId) => readKeptBadgeOrder(read()[contractId]),
    write: (contractId, order) => {
      write({ ...read(), [contractId]: order });
    },
    forget: (reference) => {
      const others = Object.entries(read()).filter(
        ([, order]) => readKeptBadgeOrder(order).placed?.reference !== reference,
      );
      write(Object.fromEntries(others));
    },
    clear: () => {
      store.remove(key);
    },
    newOrderKey,
  };
}
