import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import type { AppThunk } from '../kernel/AppThunk';
import { createUseCase } from '../kernel/createUseCase';
import type { InvoiceError } from '../ports/InvoiceGateway';
import type { OpenPdf } from '../ports/PdfViewer';

/**
 * Fetches a document by its number and opens its PDF for the screen that asks (M2.11, M7.20); that screen closes it, and
 * shows a failure in its place. The state keeps nothing of it.
 */
export const openInvoice = createUseCase<string, OpenPdf, InvoiceError>(
  'member/openInvoice',
  (number, ports) =>
    pipe(
      ports.invoices.download(number),
      map((pdf) => ports.pdfViewer.open(pdf)),
    ),
);

/** Lets go of a PDF that `openInvoice` opened. */
export function closeInvoice({ address }: OpenPdf): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { all }) => {
    const { pdfViewer } = await all();
    pdfViewer.close(address);
  };
}
