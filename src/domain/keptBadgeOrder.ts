import { getOrElse, isRight } from 'fp-ts/Either';
import { parseDeliveryType, type BadgeOrderChoices } from './badgeOrder';
import type { DeliveryAddressInput } from './deliveryAddress';
import { cents, type Cents } from './money';
import { parseOrderReference, type OrderReference } from './orderReference';

/** An order that the server has taken and that waits for its payment (M4.5). */
export interface PlacedOrder {
  readonly reference: OrderReference;
  readonly total: Cents;
}

/** What the browser keeps of an order under way: the choices, and the order once it is placed. Nothing of a bank. */
export interface KeptBadgeOrder extends BadgeOrderChoices {
  readonly placed: PlacedOrder | null;
}

const noAddress: DeliveryAddressInput = {
  companyName: '',
  address: '',
  address2: '',
  address3: '',
  zip: '',
  city: '',
};

/** An order of which nothing is chosen yet. */
export const emptyBadgeOrder: KeptBadgeOrder = {
  quantity: null,
  deliveryType: null,
  address: noAddress,
  areTermsAccepted: false,
  placed: null,
};

/** Other choices make another order: the one that was placed is no longer the one to pay. */
export function withChoices(
  kept: KeptBadgeOrder,
  change: Partial<BadgeOrderChoices>,
): KeptBadgeOrder {
  return { ...kept, ...change, placed: null };
}

/** The placed order to pay, if it still comes to `total`: a price published since makes another order. */
export function orderToPay({ placed }: KeptBadgeOrder, total: Cents): PlacedOrder | null {
  return placed?.total === total ? placed : null;
}

/** Reads what was kept: anything may stand there, and what cannot be read is not chosen yet. */
export function readKeptBadgeOrder(raw: unknown): KeptBadgeOrder {
  const kept = asRecord(raw);
  return {
    quantity: readQuantity(kept.quantity),
    deliveryType: getOrElse(() => null as BadgeOrderChoices['deliveryType'])(
      parseDeliveryType(asText(kept.deliveryType)),
    ),
    address: readAddress(kept.address),
    areTermsAccepted: kept.areTermsAccepted === true,
    placed: readPlaced(kept.placed),
  };
}

/** Whether the contract's plan allows it is asked of the whole draft. */
function readQuantity(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isInteger(raw) && raw > 0 ? raw : null;
}

function readAddress(raw: unknown): DeliveryAddressInput {
  const address = asRecord(raw);
  const fields = Object.keys(noAddress).map((field) => [field, asText(address[field])] as const);
  return { ...noAddress, ...Object.fromEntries(fields) };
}

function readPlaced(raw: unknown): PlacedOrder | null {
  const { reference, total } = asRecord(raw);
  const parsed = parseOrderReference(asText(reference));
  return isRight(parsed) && typeof total === 'number' && Number.isSafeInteger(total)
    ? { reference: parsed.right, total: cents(total) }
    : null;
}

function asText(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

function asRecord(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}
