import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseBadgeQuantity, type BadgeQuantity } from '../ordering/badgeQuantity';
import { parseDeliveryType, type Delivery, type DeliveryType } from '../ordering/delivery';
import {
  parseDeliveryAddress,
  type DeliveryAddressError,
  type DeliveryAddressField,
} from '../ordering/deliveryAddress';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';

/** Step 3 as it was chosen; empty = not chosen yet. */
export interface PurchaseDeliveryInput {
  readonly quantity: string;
  readonly deliveryType: string;
  /** Used for the type `address` only. */
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

/** The quantity; null if none is chosen that the plan allows (P5.7, P9.2). */
export function chosenQuantity(raw: string, planCode: string): BadgeQuantity | null {
  return parseBadgeQuantity(Number(raw), planCode);
}

/** The number of badges, their delivery, and how bills are sent (P5.7, P9.2, P9.3). */
export function parsePurchaseDelivery(
  raw: PurchaseDeliveryInput,
  planCode: string,
): E.Either<FieldErrors<DeliveryPath, PurchaseDeliveryError>, PurchaseDelivery> {
  const type = parseDeliveryType(raw.deliveryType);
  return pipe(
    parseFields({
      quantity: chosen('quantity', chosenQuantity(raw.quantity, planCode)),
      deliveryType: chosen('deliveryType', type),
      address: type === 'address' ? parseDeliveryAddress(raw.address) : fitting(null),
      wantsPostalInvoices: fitting(raw.wantsPostalInvoices),
    }),
    E.map(({ deliveryType, address, ...rest }) => ({
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
): E.Either<PurchaseDeliveryError, Value> {
  return value === null ? E.left({ kind: `purchaseDelivery/${field}-missing` }) : E.right(value);
}
