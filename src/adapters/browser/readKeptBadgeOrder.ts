import { isSome, toNullable } from 'fp-ts/Option';
import { readBadgeQuantity } from '../../domain/badgeQuantity';
import { boundedText } from '../../domain/boundedText';
import { parseDeliveryType } from '../../domain/delivery';
import type { DeliveryAddressInput } from '../../domain/deliveryAddress';
import {
  emptyBadgeOrder,
  type KeptBadgeOrder,
  type OrderWish,
  type PlacedOrder,
} from '../../domain/keptBadgeOrder';
import { cents } from '../../domain/money';
import { readOrderKey } from '../../domain/orderKey';
import { parseOrderReference } from '../../domain/orderReference';

/** Reads what was kept: anything may stand there, and what cannot be read is not chosen yet. */
export function readKeptBadgeOrder(raw: unknown): KeptBadgeOrder {
  const kept = asRecord(raw);
  return {
    quantity: readBadgeQuantity(kept.quantity),
    deliveryType: toNullable(parseDeliveryType(kept.deliveryType)),
    address: readAddress(kept.address),
    areTermsAccepted: kept.areTermsAccepted === true,
    wish: readWish(kept.wish),
    placed: readPlaced(kept.placed),
  };
}

function readAddress(raw: unknown): DeliveryAddressInput {
  const address = asRecord(raw);
  const { address: empty } = emptyBadgeOrder;
  const fields = Object.keys(empty).map((field) => [field, boundedText(address[field])] as const);
  return { ...empty, ...Object.fromEntries(fields) };
}

function readPlaced(raw: unknown): PlacedOrder | null {
  const { reference, total } = asRecord(raw);
  const parsed = parseOrderReference(boundedText(reference));
  return isSome(parsed) && isTotal(total) ? { reference: parsed.value, total: cents(total) } : null;
}

function readWish(raw: unknown): OrderWish | null {
  const { key, total } = asRecord(raw);
  const read = readOrderKey(key);
  return read !== null && isTotal(total) ? { key: read, total: cents(total) } : null;
}

/** In cents; no order of 4 badges comes to a million euros. */
const HIGHEST_TOTAL = 100_000_000;

function isTotal(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= HIGHEST_TOTAL;
}

function asRecord(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}
