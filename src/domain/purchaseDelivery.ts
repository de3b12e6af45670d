import { isSome } from 'fp-ts/Option';
import { left, map, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseBadgeQuantity, type BadgeQuantity } from './badgeQuantity';
import { parseDeliveryType, type Delivery, type DeliveryType } from './delivery';
import {
  parseDeliveryAddress,
  type DeliveryAddressError,
  type DeliveryAddressField,
} from './deliveryAddress';
import { fitting, parseFields, type FieldErrors } from './parseFields';

/** Step 3 as it was chosen; empty = not chosen yet. */
export interface PurchaseDeliveryInput {
  readonly quantity: string;
  readonly deliveryType: string;
  /** Counts for the type `address` only. */
  readonly address: Readonly<Record<DeliveryAddressField, string>>;
  /** « Recevoir mes factures par courrier », a paid option (P9.7). */
  readonly wantsPostalInvoices: boolean;
}

export interface PurchaseDelivery {
  readonly quantity: BadgeQuantity;
  readonly delivery: Delivery;
  readonly wantsPostalInvoices: boolean;
}

export type PurchaseDeliveryError =
  | { readonly kind: 'purchaseDelivery/quantity-missing' | 'purchaseDelivery/deliveryType-missing' }
  | DeliveryAddressError;

type DeliveryPath = 'quantity' | 'deliveryType' | `address.${DeliveryAddressField}`;

/** The quantity, or null before one is chosen that the plan allows (P5.7, P9.2). */
export function chosenQuantity(raw: string, planCode: string): BadgeQuantity | null {
  const quantity = parseBadgeQuantity(Number(raw), planCode);
  return isSome(quantity) ? quantity.value : null;
}

export function chosenDeliveryType(raw: string): DeliveryType | null {
  const type = parseDeliveryType(raw);
  return isSome(type) ? type.value : null;
}

/** How many badges, how they are delivered, how bills come (P5.7, P9.2, P9.3). */
export function parsePurchaseDelivery(
  raw: PurchaseDeliveryInput,
  planCode: string,
): Either<FieldErrors<DeliveryPath, PurchaseDeliveryError>, PurchaseDelivery> {
  const type = chosenDeliveryType(raw.deliveryType);
  return pipe(
    parseFields({
      quantity: chosen('quantity', chosenQuantity(raw.quantity, planCode)),
      deliveryType: chosen('deliveryType', type),
      address: type === 'address' ? parseDeliveryAddress(raw.address) : fitting(null),
      wantsPostalInvoices: fitting(raw.wantsPostalInvoices),
    }),
    map(({ deliveryType, address, ...rest }) => ({
      ...rest,
      delivery:
        address === null
          ? { type: deliveryType as Exclude<DeliveryType, 'address'> }
          : { type: 'address' as const, address },
    })),
  );
}

function chosen<Value>(
  field: 'quantity' | 'deliveryType',
  value: Value | null,
): Either<PurchaseDeliveryError, Value> {
  return value === null ? left({ kind: `purchaseDelivery/${field}-missing` }) : right(value);
}
