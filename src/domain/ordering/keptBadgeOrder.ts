import { asRecord } from '../basis/asRecord';
import { boundedText } from '../basis/boundedText';
import type { Instant } from '../basis/instant';
import { cents, type Cents } from '../basis/money';
import { parseOrderReference, type OrderReference } from '../payment/orderReference';
import type { PaidReference } from '../payment/paidReference';
import { readBadgeQuantity } from './badgeQuantity';
import type { BadgeOrderChoices } from './badgeOrderSteps';
import { parseDeliveryType } from './delivery';
import type { DeliveryAddressInput } from './deliveryAddress';
import { readOrderKey } from './orderKey';

/** An order that the server accepted and that waits for its payment (M4.5). */
export interface PlacedOrder {
  readonly reference: OrderReference;
  readonly total: Cents;
}

/**
 * An attempt to order these choices at this total, stored before the request is sent: the server accepts them
 * once under this key (M7.24).
 */
export interface OrderWish {
  readonly key: string;
  readonly total: Cents;
}

/**
 * What the browser stores of an order in progress: the choices, and the order once it is placed. No bank
 * data.
 */
export interface KeptBadgeOrder extends BadgeOrderChoices {
  /** null before the first attempt, and after the order was refused. */
  readonly wish: OrderWish | null;
  readonly placed: PlacedOrder | null;
  /** When quantity or delivery were last chosen; null before. */
  readonly chosenAt: Instant | null;
}

/** An order without any choice. */
export const emptyBadgeOrder: KeptBadgeOrder = {
  quantity: null,
  deliveryType: null,
  address: { companyName: '', address: '', address2: '', address3: '', zip: '', city: '' },
  areTermsAccepted: false,
  wish: null,
  placed: null,
  chosenAt: null,
};

/** Orders in progress, by the id of their contract. */
export type KeptBadgeOrders = Readonly<Record<string, KeptBadgeOrder>>;

/** Decodes the stored orders, from any value. */
export function readKeptBadgeOrders(raw: unknown): KeptBadgeOrders {
  return Object.fromEntries(
    Object.entries(asRecord(raw)).map(([contractId, order]) => [
      contractId,
      readKeptBadgeOrder(order),
    ]),
  );
}

/** The orders without the one that has this reference, whichever contract it belongs to. */
export function withoutPlaced(orders: KeptBadgeOrders, reference: PaidReference): KeptBadgeOrders {
  return Object.fromEntries(
    Object.entries(orders).filter(([, { placed }]) => placed?.reference !== reference),
  );
}

/** Decodes a stored order, from any value: a field that cannot be decoded is not chosen yet. */
export function readKeptBadgeOrder(raw: unknown): KeptBadgeOrder {
  const kept = asRecord(raw);
  return {
    quantity: readBadgeQuantity(kept.quantity),
    deliveryType: parseDeliveryType(kept.deliveryType),
    address: readAddress(kept.address),
    areTermsAccepted: kept.areTermsAccepted === true,
    wish: readWish(kept.wish),
    placed: readPlaced(kept.placed),
    chosenAt: readInstant(kept.chosenAt),
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
  return parsed !== null && isTotal(total) ? { reference: parsed, total: cents(total) } : null;
}

function readWish(raw: unknown): OrderWish | null {
  const { key, total } = asRecord(raw);
  const read = readOrderKey(key);
  return read !== null && isTotal(total) ? { key: read, total: cents(total) } : null;
}

function readInstant(raw: unknown): Instant | null {
  return Number.isSafeInteger(raw) ? (raw as Instant) : null;
}

/** In cents; an order of 4 badges never costs a million euros. */
const HIGHEST_TOTAL = 100_000_000;

/** Whether a stored value is a total: whole cents, from 0 to 1,000,000 €. */
export function isTotal(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= HIGHEST_TOTAL;
}

/**
 * A change of choices makes a different order: the placed order is no longer the one to pay, and the key is
 * not valid for the new choices. The acceptance of the terms is no choice of what is ordered.
 */
export function withChoices(
  kept: KeptBadgeOrder,
  change: Partial<BadgeOrderChoices>,
  now: Instant,
): KeptBadgeOrder {
  const changed = { ...kept, ...change };
  const isSame = choicesText(changed) === choicesText(kept);
  return isSame ? changed : { ...changed, wish: null, placed: null, chosenAt: now };
}

/**
 * The order without a delivery to an address that the contract does not have; what is placed stays (M5.24).
 */
export function withOpenDelivery(kept: KeptBadgeOrder, hasCorrespondence: boolean): KeptBadgeOrder {
  const isOpen = kept.deliveryType !== 'correspondence' || hasCorrespondence;
  return isOpen || kept.placed !== null ? kept : { ...kept, deliveryType: null };
}

/**
 * The placed order to pay, if its total is still `total`: a price published since makes a different order.
 */
export function orderToPay({ placed }: KeptBadgeOrder, total: Cents): PlacedOrder | null {
  return placed?.total === total ? placed : null;
}

/**
 * The attempt to send: with the previous key if its total is still `total`, otherwise with a new key, because
 * the server would return the order at the old price.
 */
export function wishToSend(
  { wish }: Pick<KeptBadgeOrder, 'wish'>,
  total: Cents,
  newKey: () => string,
): OrderWish {
  return wish?.total === total ? wish : { key: newKey(), total };
}

/** What all tabs of this device share of an attempt: its choices, as one text, beside its key and total. */
export interface SharedWish extends OrderWish {
  readonly choices: string;
  /** Set once the order is paid: a tab with choices from before has seen no payment. */
  readonly paidAt: Instant | null;
}

/** Attempts to order, by the id of their contract. */
export type SharedWishes = Readonly<Record<string, SharedWish>>;

/** The shared attempt of this order. */
export function toSharedWish(wish: OrderWish, kept: BadgeOrderChoices): SharedWish {
  return { ...wish, choices: choicesText(kept), paidAt: null };
}

/**
 * The attempt that another tab has made for the same choices of the same contract, from any stored value:
 * under its key the server returns that order instead of a second one. null for other choices, and for those
 * made after that order was paid: they are meant as one more.
 */
export function wishOfOtherTab(
  raw: unknown,
  contractId: number,
  kept: KeptBadgeOrder,
): OrderWish | null {
  const shared = asRecord(asRecord(raw)[contractId]);
  const paidAt = readInstant(shared.paidAt);
  const isOneMore = paidAt !== null && (kept.chosenAt ?? 0) >= paidAt;
  return shared.choices === choicesText(kept) && !isOneMore ? readWish(shared) : null;
}

function choicesText({ quantity, deliveryType, address }: BadgeOrderChoices): string {
  return JSON.stringify([quantity, deliveryType, deliveryType === 'address' ? address : null]);
}
