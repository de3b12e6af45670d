import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { invoiceFileName, type Invoice } from '../../domain/invoice/invoice';
import { createUseCase } from '../kernel/createUseCase';
import type { InvoiceError } from '../ports/invoice/InvoiceGateway';

/** Saves the PDF of a document under its name: `facture-123.pdf`, `releve-124.pdf` (M2.24, M7.20). */
export const downloadInvoice = createUseCase<Invoice, void, InvoiceError>(
  'member/downloadInvoice',
  (invoice, ports, isSameSession) =>
    pipe(
      ports.invoices.download(invoice.number),
      TE.map((content) => {
        if (!isSameSession()) return;
        ports.fileSaver.save({
          name: invoiceFileName(invoice),
          mediaType: 'application/pdf',
          content,
        });
      }),
    ),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: (_, { kind, number }) => ({
      kind: 'invoice/downloaded',
      invoice: { kind, number },
    }),
  },
);
