import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AppThunk } from '../kernel/AppThunk';
import { createUseCase } from '../kernel/createUseCase';
import type { InvoiceError } from '../ports/invoice/InvoiceGateway';
import type { OpenPdf } from '../ports/device/PdfViewer';

/**
 * Fetches a document by its number and opens its PDF for the calling screen (M2.11, M7.20). That screen
 * closes the PDF and shows a failure in its place. Nothing is stored in the state.
 */
export const openInvoice = createUseCase<string, OpenPdf, InvoiceError>(
  'member/openInvoice',
  (number, ports) =>
    pipe(
      ports.invoices.download(number),
      TE.map((pdf) => ports.pdfViewer.open(pdf)),
    ),
);

/** Releases a PDF that `openInvoice` opened. */
export function closeInvoice({ address }: OpenPdf): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { all }) => {
    const { pdfViewer } = await all();
    pdfViewer.close(address);
  };
}
