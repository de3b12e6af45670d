import type { ServiceError } from '../kernel/ServiceError';
import type { ReceiptError } from '../ports/freeRamp/ReceiptGateway';

/** The actions of the free-ramp area; each has a sentence in every language (P8.17). */
export type FreeRampAction =
  | 'bankAccountSaved'
  | 'bankAccountRemoved'
  | 'cardUnlinked'
  | 'receiptDownloaded'
  | 'receiptMade'
  | 'refundRequested'
  | 'refundsClaimed';

/** What the toasts of the free-ramp area report; the texts are in `ui/freeRamp/freeRampNotices.ts`. */
export type FreeRampNotice =
  | {
      readonly kind: 'freeRamp/done';
      readonly action: FreeRampAction;
      /** The sentence of the server, where it sent one. */
      readonly sentence: string | null;
    }
  | { readonly kind: 'freeRamp/card-linked'; readonly ticketCount: number }
  /** The answer to a request is lost: the server may have received it. */
  | { readonly kind: 'freeRamp/request-unanswered'; readonly cause: ServiceError }
  /** A receipt could not be created or downloaded (P8.5). */
  | { readonly kind: 'freeRamp/receipt-failed'; readonly reason: ServiceError | ReceiptError };

/** The toast of a successful action. */
export function actionDone(action: FreeRampAction, sentence: string | null = null): FreeRampNotice {
  return { kind: 'freeRamp/done', action, sentence };
}

/** The toast of a receipt that failed; the end of the session has its own toast. */
export function receiptFailed(reason: ReceiptError): FreeRampNotice {
  return { kind: 'freeRamp/receipt-failed', reason };
}
