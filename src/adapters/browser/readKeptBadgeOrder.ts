import { isSome, toNullable } from 'fp-ts/Option';
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
    quantity: readQuantity(kept.quantity),
    deliveryType: toNullable(parseDeliveryType(kept.deliveryType)),
    address: readAddress(kept.address),
    areTermsAccepted: kept.areTermsAccepted === true,
    wish: readWish(kept.wish),
    placed: readPlaced(kept.placed),
  };
}

/** Whether the contract's plan allows it is asked of the whole draft. */
function readQuantity(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isInteger(raw) && raw > 0 ? raw : null;
}

function readAddress(raw: unknown): DeliveryAddressInput {
  const address = asRecord(raw);
  const { address: empty } = emptyBadgeOrder;
  const fields = Object.keys(empty).map((field) => [field, asText(address[field])] as const);
  return { ...empty, ...Object.fromEntries(fields) };
}

function readPlaced(raw: unknown): PlacedOrder | null {
  const { reference, total } = asRecord(raw);
  const parsed = parseOrderReference(asText(reference));
  return isSome(parsed) && isTotal(total) ? { reference: parsed.value, total: cents(total) } : null;
}

function readWish(raw: unknown): OrderWish | null {
  const { key, total } = asRecord(raw);
  const read = readOrderKey(key);
  return read !== null && isTotal(total) ? { key: read, total: cents(total) } : null;
}

function isTotal(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw);
}

function asText(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

function asRecord(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}
