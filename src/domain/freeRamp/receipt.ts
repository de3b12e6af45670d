import type { Brand } from '../basis/brand';
import type { Instant } from '../basis/instant';
import type { RefundIdentifier } from './refundIdentifier';

/** The address of the PDF of a receipt, from the server: a path of this site's origin, below `/api/`. */
export type ReceiptPath = Brand<string, 'ReceiptPath'>;

// The pattern of ReceiptPath in the contract. No segment begins with a dot or %2e: none leads to a parent.
const RECEIPT_PATH = /^\/api(\/[^/?#\\\s.%][^/?#\\\s]*)+(\?[^#\\\s]*)?$/u;

/** Checks a path from the history, which may contain anything (P3.6); null for anything else. */
export function parseReceiptPath(raw: unknown): ReceiptPath | null {
  return typeof raw === 'string' && RECEIPT_PATH.test(raw) ? (raw as ReceiptPath) : null;
}

/** A receipt of tickets or of refunds (P3.6). */
export interface Receipt {
  readonly id: number;
  readonly createdAt: Instant;
  readonly ticketCount: number;
  readonly path: ReceiptPath;
}

/**
 * The file name of a receipt, `recu-20261108071500120031.pdf`: the last segment of its path that has a
 * digit, or the identifier of the ticket.
 */
export function receiptFileName(place: ReceiptPath | RefundIdentifier): string {
  const parts = place.replace(/\?.*/s, '').split('/').reverse();
  const last = parts.find((part) => /\d/.test(part)) ?? parts[0] ?? '';
  return `recu-${last.replace(/\.pdf$|[^\w-]/gi, '')}.pdf`;
}

/** A sorted copy, latest first. */
export function latestReceiptsFirst(receipts: readonly Receipt[]): readonly Receipt[] {
  return receipts.toSorted((one, other) => other.createdAt - one.createdAt);
}
