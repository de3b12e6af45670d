import type * as TE from 'fp-ts/TaskEither';
import type { ServiceError } from '../../kernel/ServiceError';

export type InvoiceError =
  | ServiceError
  /**
   * None of the subscriber's contracts has it; `message` is the sentence of the server, where it sent one.
   */
  | { readonly kind: 'invoice/not-found'; readonly message: string | null }
  /** The response is not a PDF: an error page, or empty. */
  | { readonly kind: 'invoice/not-a-pdf' };

/** PDFs of invoices and statements. */
export interface InvoiceGateway {
  /** The PDF of an invoice or of a statement, by its number (M7.20). */
  download(number: string): TE.TaskEither<InvoiceError, Blob>;
}
