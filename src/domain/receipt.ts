import type { Brand } from './brand';
import type { Instant } from './instant';
import type { RefundIdentifier } from './refundIdentifier';

/** Where the PDF of a receipt is, as the server told it. */
export type ReceiptPath = Brand<string, 'ReceiptPath'>;

/** A receipt of tickets or of refunds (P3.6). */
export interface Receipt {
  readonly id: number;
  readonly createdAt: Instant;
  readonly ticketCount: number;
  readonly path: ReceiptPath;
}

/** The name under which a receipt is saved: `recu-20261108071500120031.pdf`, after the last part of its path or the ticket's identifier. */
export function receiptFileName(place: ReceiptPath | RefundIdentifier): string {
  const last = place.split('/').at(-1) ?? '';
  return `recu-${last.replace(/\.pdf$|[^\w-]/gi, '')}.pdf`;
}

/** Latest first; the list that came in stays as it is. */
export function latestReceiptsFirst(receipts: readonly Receipt[]): readonly Receipt[] {
  return receipts.toSorted((one, other) => other.createdAt - one.createdAt);
}
