import * as E from 'fp-ts/Either';
import {
  parseDeliveryAddress,
  type DeliveryAddress,
  type DeliveryAddressInput,
} from './deliveryAddress';

/**
 * How an order of badges reaches the subscriber: fetched from the locker, or sent to one of two addresses
 * (M5.24, P9.3).
 */
export type Delivery =
  | { readonly type: 'locker' }
  | { readonly type: 'correspondence' }
  | { readonly type: 'address'; readonly address: DeliveryAddress };

export type DeliveryType = Delivery['type'];

/**
 * Whether a delivery is shipped, for a price (M9.5, P9.3), in the order of the screen. Each type needs its
 * line.
 */
const shipped: Readonly<Record<DeliveryType, boolean>> = {
  locker: false,
  correspondence: true,
  address: true,
};

/** All types, in the order of the screen. */
export const deliveryTypes = Object.keys(shipped) as readonly DeliveryType[];

/** Whether badges are sent, for a price; false where the subscriber fetches them. */
export function isShipped(type: DeliveryType): boolean {
  return shipped[type];
}

export interface DeliveryChoices {
  /** null = not chosen yet. */
  readonly deliveryType: DeliveryType | null;
  /** Used for the type `address` only. */
  readonly address: DeliveryAddressInput;
}

/**
 * Whether an order can be sent to this correspondence address: the lines that postal details require are
 * there (M5.13, M5.24).
 */
export function canDeliverTo(
  address: Pick<DeliveryAddressInput, 'address' | 'zip' | 'city'>,
): boolean {
  return [address.address, address.zip, address.city].every((line) => line.trim() !== '');
}

/** A known type; null for anything else. */
export function parseDeliveryType(raw: unknown): DeliveryType | null {
  return deliveryTypes.find((known) => known === raw) ?? null;
}

/** The chosen delivery; null if none is chosen, or while its address is not complete (M5.25). */
export function parseDelivery({ deliveryType, address }: DeliveryChoices): Delivery | null {
  if (deliveryType === null) return null;
  if (deliveryType !== 'address') return { type: deliveryType };
  const parsed = parseDeliveryAddress(address);
  return E.isRight(parsed) ? { type: 'address', address: parsed.right } : null;
}
