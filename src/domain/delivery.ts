import { fromEither, fromNullable, map, none, some, type Option } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import {
  parseDeliveryAddress,
  type DeliveryAddress,
  type DeliveryAddressInput,
} from './deliveryAddress';

/** How an order of badges reaches the subscriber: fetched from the locker, or sent to one of two addresses (M5.24, P9.3). */
export type Delivery =
  | { readonly type: 'locker' }
  | { readonly type: 'correspondence' }
  | { readonly type: 'address'; readonly address: DeliveryAddress };

export type DeliveryType = Delivery['type'];

/** In the order shown. */
export const deliveryTypes = [
  'locker',
  'correspondence',
  'address',
] as const satisfies readonly DeliveryType[];

export interface DeliveryChoices {
  /** null = not chosen yet. */
  readonly deliveryType: DeliveryType | null;
  /** Counts for the type `address` only. */
  readonly address: DeliveryAddressInput;
}

export function parseDeliveryType(raw: unknown): Option<DeliveryType> {
  return fromNullable(deliveryTypes.find((known) => known === raw));
}

/** The delivery that was chosen; none before it is, or while its address is not complete (M5.25). */
export function parseDelivery({ deliveryType, address }: DeliveryChoices): Option<Delivery> {
  if (deliveryType === null) return none;
  if (deliveryType !== 'address') return some({ type: deliveryType });
  return pipe(
    fromEither(parseDeliveryAddress(address)),
    map((parsed) => ({ type: 'address', address: parsed })),
  );
}
