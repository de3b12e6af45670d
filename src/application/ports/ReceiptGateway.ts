import type { TaskEither } from 'fp-ts/TaskEither';
import type { PartialList } from '../../domain/partialList';
import type { Receipt, ReceiptPath } from '../../domain/receipt';
import type { RefundIdentifier } from '../../domain/refundIdentifier';
import type { ServiceError } from '../kernel/ServiceError';

export type ReceiptError =
  | ServiceError
  /** There is none, or it was handed out at the lane; `message` is the server's own sentence, where it sent one. */
  | { readonly kind: 'receipt/not-found'; readonly message: string | null }
  /** Something came that is not a PDF: an error page, an empty answer. */
  | { readonly kind: 'receipt/not-a-pdf' };

export interface ReceiptGateway {
  /** The account's receipts (P7.26). */
  list(): TaskEither<ServiceError, PartialList<Receipt>>;
  /** Makes one receipt from tickets that are on none (P7.26). */
  makeFromTickets(ids: readonly number[]): TaskEither<ServiceError, Receipt>;
  /** The PDF at a path (P3.6). */
  download(path: ReceiptPath): TaskEither<ReceiptError, Blob>;
  /** The PDF of a cash ticket, to whoever holds its identifier (P7.28). */
  downloadOfTicket(identifier: RefundIdentifier): TaskEither<ReceiptError, Blob>;
}
