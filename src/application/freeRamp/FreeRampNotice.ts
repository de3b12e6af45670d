import type { ServiceError } from '../kernel/ServiceError';
import type { ReceiptError } from '../ports/ReceiptGateway';

/** What can be done in the free-ramp area; each has its French sentence (P8.17). */
export type FreeRampDeed =
  | 'bankAccountSaved'
  | 'bankAccountRemoved'
  | 'cardUnlinked'
  | 'receiptDownloaded'
  | 'receiptMade'
  | 'refundRequested'
  | 'refundsClaimed';

/** What the toasts of the free-ramp area say; the sentences stand in `ui/freeRamp/freeRampNotices.ts`. */
export type FreeRampNotice =
  | {
      readonly kind: 'freeRamp/done';
      readonly deed: FreeRampDeed;
      /** The server's own, where it sent one. */
      readonly sentence: string | null;
    }
  | { readonly kind: 'freeRamp/card-linked'; readonly ticketCount: number }
  /** A receipt was not made, or did not come (P8.5). */
  | { readonly kind: 'freeRamp/receipt-failed'; readonly reason: ServiceError | ReceiptError };

/** The toast of something done. */
export function deedDone(deed: FreeRampDeed, sentence: string | null = null): FreeRampNotice {
  return { kind: 'freeRamp/done', deed, sentence };
}

/** The toast of a receipt that failed; the end of the session has one of its own. */
export function receiptFailed(reason: ReceiptError): FreeRampNotice {
  return { kind: 'freeRamp/receipt-failed', reason };
}
