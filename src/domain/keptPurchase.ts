import { isSome } from 'fp-ts/Option';
import { boundedText } from './boundedText';
import { readCivility, type Civility } from './civility';
import { fieldValuesLike } from './fieldValuesLike';
import type { Instant } from './instant';
import { readOrderKey } from './orderKey';
import { parseOrderReference, type OrderReference } from './orderReference';
import type { Fact, OrderStanding } from './orderStanding';
import { emptyPurchaseDraft, type PurchaseDraft } from './purchaseDraft';

/** An order that the server has taken (P4.3), and what this device knows of it; false = it knows nothing. */
export interface PlacedPurchase {
  readonly reference: OrderReference;
  readonly isSigned: boolean;
  readonly isPaid: boolean;
}

/** What this device keeps of a purchase, for 7 days: never the IBAN, never a document. */
export interface KeptPurchase {
  readonly draft: PurchaseDraft;
  /** Goes with the order, so that the server takes it once, however often it is sent; null before the first time. */
  readonly orderKey: string | null;
  readonly placed: PlacedPurchase | null;
}

export const nothingKept: KeptPurchase = {
  draft: emptyPurchaseDraft,
  orderKey: null,
  placed: null,
};

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_SECONDS = 7 * DAY_SECONDS;

/** What is written down: when, too, in seconds. */
export interface WrittenPurchase extends KeptPurchase {
  readonly keptAt: number;
}

/**
 * Reads what was written down, whatever stands there: what cannot be read was not typed yet, and what was last changed 7 days ago
 * is forgotten. So is what comes from more than a day to come; less is a clock that was set right since, by which the key of an
 * order must not get lost.
 */
export function readWrittenPurchase(raw: unknown, now: Instant): KeptPurchase {
  const { keptAt, draft, orderKey, placed } = asRecord(raw);
  const age = typeof keptAt === 'number' ? now - keptAt : NaN;
  if (!(age >= -DAY_SECONDS && age < KEPT_SECONDS)) return nothingKept;
  return {
    draft: fieldValuesLike(emptyPurchaseDraft, draft),
    orderKey: readOrderKey(orderKey),
    placed: readPlaced(placed),
  };
}

function readPlaced(raw: unknown): PlacedPurchase | null {
  const { reference, isSigned, isPaid } = asRecord(raw);
  const parsed = parseOrderReference(boundedText(reference));
  return isSome(parsed)
    ? { reference: parsed.value, isSigned: isSigned === true, isPaid: isPaid === true }
    : null;
}

function asRecord(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
}

/** An order is placed and waits for its signature or its payment. */
export function isWaiting({ placed }: KeptPurchase): boolean {
  return placed !== null && !placed.isPaid;
}

/**
 * What is known of the order of an address: « signe » in it says that it was signed (P2.14), the server
 * whether it is paid, and the device may know more.
 */
export function standingOfOrder(
  { reference, isSigned }: { readonly reference: OrderReference; readonly isSigned: boolean },
  placed: PlacedPurchase | null,
  paidByServer: Fact,
): OrderStanding {
  const known = placed?.reference === reference ? placed : null;
  return {
    signed: isSigned || known?.isSigned ? 'yes' : 'unknown',
    paid: known?.isPaid ? 'yes' : paidByServer,
  };
}

/** The order that the person came back to is signed. Of another order than the one kept, nothing is kept. */
export function withSigned(kept: KeptPurchase, reference: OrderReference): KeptPurchase {
  const { placed } = kept;
  return placed?.reference === reference
    ? { ...kept, placed: { ...placed, isSigned: true } }
    : kept;
}

/**
 * Once the order is paid nothing is left to be typed again, and it is never paid twice from this device. Paid
 * is not signed.
 */
export function withPaid(kept: KeptPurchase, reference: string): KeptPurchase {
  const { placed } = kept;
  return placed?.reference === reference
    ? { ...nothingKept, placed: { ...placed, isPaid: true } }
    : kept;
}

/**
 * The civility that was typed for this order on this device (P7.14): the server is not told it with the
 * order, and does not tell it.
 */
export function civilityOfOrder(
  { draft, placed }: KeptPurchase,
  reference: OrderReference,
): Civility | null {
  return placed?.reference === reference ? readCivility(draft.details.civility) : null;
}
