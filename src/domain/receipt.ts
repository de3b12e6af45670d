import { none, some, type Option } from 'fp-ts/Option';
import type { Brand } from './brand';
import type { Instant } from './instant';
import type { RefundIdentifier } from './refundIdentifier';

/** Where the PDF of a receipt is, as the server told it: a path of this site's origin, below `/api/`. */
export type ReceiptPath = Brand<string, 'ReceiptPath'>;

// The pattern of ReceiptPath in the contract. No part begins with a dot, written plainly or as %2e: none leads up.
const RECEIPT_PATH = /^\/api(\/[^/?#\\\s.%][^/?#\\\s]*)+(\?[^#\\\s]*)?$/u;

/** A path that came back from the history, where anything may stand (P3.6). */
export function parseReceiptPath(raw: unknown): Option<ReceiptPath> {
  return typeof raw === 'string' && RECEIPT_PATH.test(raw) ? some(raw as ReceiptPath) : none;
}

/** A receipt of tickets or of refunds (P3.6). */
export interface Receipt {
  readonly id: number;
  readonly createdAt: Instant;
  readonly ticketCount: number;
  readonly path: ReceiptPath;
}

/** The name under which a receipt is saved: `recu-20261108071500120031.pdf`, after the last part of its path that has a digit, or the ticket's identifier. */
export function receiptFileName(place: ReceiptPath | RefundIdentifier): string {
  const parts = place.replace(/\?.*$/s, '').split('/').reverse();
  const last = parts.find((part) => /\d/.test(part)) ?? parts[0] ?? '';
  return `recu-${last.replace(/\.pdf$|[^\w-]/gi, '')}.pdf`;
}

/** Latest first; the list that came in stays as it is. */
export function latestReceiptsFirst(receipts: readonly Receipt[]): readonly Receipt[] {
  return receipts.toSorted((one, other) => other.createdAt - one.createdAt);
}
