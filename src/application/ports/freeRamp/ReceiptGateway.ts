import type * as TE from 'fp-ts/TaskEither';
import type { PartialList } from '../../../domain/basis/partialList';
import type { Receipt, ReceiptPath } from '../../../domain/freeRamp/receipt';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import type { ServiceError } from '../../kernel/ServiceError';

export type ReceiptError =
  | ServiceError
  /**
   * There is no receipt, or it was handed out at the lane; `message` is the sentence of the server, where it
   * sent one.
   */
  | { readonly kind: 'receipt/not-found'; readonly message: string | null }
  /** The response is not a PDF: an error page, or empty. */
  | { readonly kind: 'receipt/not-a-pdf' };

/** Receipts of tickets and refunds (P7.26, P7.28). */
export interface ReceiptGateway {
  /** The account's receipts (P7.26). */
  list(): TE.TaskEither<ServiceError, PartialList<Receipt>>;
  /** Creates one receipt for tickets that are not on a receipt yet (P7.26). */
  makeFromTickets(ids: readonly number[]): TE.TaskEither<ServiceError, Receipt>;
  /** The PDF at a path (P3.6). */
  download(path: ReceiptPath): TE.TaskEither<ReceiptError, Blob>;
  /** The PDF of a cash ticket, for anyone who has its identifier (P7.28). */
  downloadOfTicket(identifier: RefundIdentifier): TE.TaskEither<ReceiptError, Blob>;
}
