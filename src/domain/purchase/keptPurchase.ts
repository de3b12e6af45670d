import { asRecord } from '../basis/asRecord';
import { boundedText } from '../basis/boundedText';
import { readCivility, type Civility } from './civility';
import { fieldValuesLike } from './fieldValuesLike';
import type { Instant } from '../basis/instant';
import { cents, type Cents } from '../basis/money';
import { isTotal } from '../ordering/keptBadgeOrder';
import { readOrderKey } from '../ordering/orderKey';
import { parseOrderReference, type OrderReference } from '../payment/orderReference';
import type { TriState, OrderStatus } from '../payment/orderStatus';
import { emptyPurchaseDraft, type PurchaseDraft } from './purchaseDraft';

/** An order that the server accepted (P4.3), with the facts that this device knows; false = unknown. */
export interface PlacedPurchase {
  readonly reference: OrderReference;
  readonly isSigned: boolean;
  readonly isPaid: boolean;
  /** The price at which it was placed; null in records of older releases, and where it is uncertain. */
  readonly total: Cents | null;
}

/** What this device stores of a purchase, for 7 days: never the IBAN, never a document. */
export interface KeptPurchase {
  readonly draft: PurchaseDraft;
  /**
   * Sent with the order, so that the server accepts it only once, however often it is sent; null before the
   * first time.
   */
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

/** The stored record, with its time in seconds since the epoch. */
export interface WrittenPurchase extends KeptPurchase {
  readonly keptAt: number;
}

/**
 * Decodes the stored record: a field that cannot be decoded is empty. A record last changed 7 days ago or
 * more is dropped, and so is one dated more than one day in the future. A smaller difference is caused by a
 * corrected clock, and must not lose the key of an order.
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
  const { reference, isSigned, isPaid, total } = asRecord(raw);
  const parsed = parseOrderReference(boundedText(reference));
  return (
    parsed && {
      reference: parsed,
      isSigned: isSigned === true,
      isPaid: isPaid === true,
      total: isTotal(total) ? cents(total) : null,
    }
  );
}

/** Whether an order is placed and waits for its signature or its payment. */
export function isWaiting({ placed }: KeptPurchase): boolean {
  return placed !== null && !placed.isPaid;
}

/**
 * The known state of the order of an address: « signe » in the address announces its signature (P2.14), the
 * server says whether it is paid, and the device may have stored either of them.
 */
export function statusOfOrder(
  { reference, isSigned }: { readonly reference: OrderReference; readonly isSigned: boolean },
  placed: PlacedPurchase | null,
  paidByServer: TriState,
): OrderStatus {
  const known = placed?.reference === reference ? placed : null;
  return {
    signed: isSigned || known?.isSigned ? 'announced' : 'unknown',
    paid: known?.isPaid ? 'yes' : paidByServer,
  };
}

/**
 * Stores that the signature was announced when the person returns to it, or that it was not when the person
 * says so. The reference of another order changes nothing.
 */
export function withSigned(
  kept: KeptPurchase,
  reference: OrderReference,
  isSigned = true,
): KeptPurchase {
  const { placed } = kept;
  return placed?.reference === reference ? { ...kept, placed: { ...placed, isSigned } } : kept;
}

/**
 * After the payment, the typed values are removed, and this device never pays the order again. Paid does not
 * imply signed.
 */
export function withPaid(kept: KeptPurchase, reference: string): KeptPurchase {
  const { placed } = kept;
  return placed?.reference === reference
    ? { ...nothingKept, placed: { ...placed, isPaid: true } }
    : kept;
}

/**
 * The civility that was typed for this order on this device (P7.14): the server neither receives it with the
 * order nor returns it.
 */
export function civilityOfOrder(
  { draft, placed }: KeptPurchase,
  reference: OrderReference,
): Civility | null {
  return placed?.reference === reference ? readCivility(draft.details.civility) : null;
}
