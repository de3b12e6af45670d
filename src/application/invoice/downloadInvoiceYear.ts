import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PartsDone } from '../../domain/basis/percentDone';
import type { Invoice } from '../../domain/invoice/invoice';
import { archivedNames, archiveName } from '../../domain/invoice/invoiceArchive';
import type { InvoiceYear } from '../../domain/invoice/invoiceYears';
import { keepParts, type KeptParts } from '../download/keepParts';
import { createUseCase } from '../kernel/createUseCase';
import type { InvoiceError } from '../ports/invoice/InvoiceGateway';
import type { Ports } from '../ports/Ports';

/** The documents of a year, and those of their PDFs that have arrived, by number. */
export interface InvoiceArchive {
  readonly year: InvoiceYear;
  readonly invoices: readonly Invoice[];
  readonly pdfs: KeptParts<string, Blob, InvoiceError>;
}

export function invoiceArchive(year: InvoiceYear, invoices: readonly Invoice[]): InvoiceArchive {
  return { year, invoices, pdfs: keepParts() };
}

/** One press: a first run, or one that goes on where another one ended. */
export interface ArchiveRun {
  /** Once true, nothing more is requested, and no file is saved. */
  readonly isStopped: () => boolean;
  readonly onProgress: (progress: PartsDone) => void;
  /** Requests nothing, and saves what has arrived: for documents that cannot be had. */
  readonly savesArrived: boolean;
}

export interface MissingInvoice {
  readonly invoice: Invoice;
  /** Null when the run ended before it was requested. */
  readonly cause: InvoiceError | null;
}

export type ArchiveError =
  | InvoiceError
  | { readonly kind: 'archive/stopped' }
  | {
      readonly kind: 'archive/incomplete';
      readonly missing: readonly MissingInvoice[];
      /** How many documents have arrived and are kept for the next run. */
      readonly arrived: number;
      /** Why the run ended, or why its last document failed. */
      readonly cause: InvoiceError;
    };

/** How many documents the saved archive has, of how many. */
export interface SavedArchive extends PartsDone {
  readonly name: string;
}

/**
 * Saves the PDFs of a year as one zip, `factures-2026.zip`, made in the browser; the names in it are those of
 * single downloads (M2.24, M7.20). The same `archive` goes on where an earlier run ended.
 */
export const downloadInvoiceYear = createUseCase<
  { readonly archive: InvoiceArchive; readonly run: ArchiveRun },
  SavedArchive,
  ArchiveError
>('member/downloadInvoiceYear', ({ archive, run }, ports) =>
  pipe(
    run.savesArrived ? TE.right(undefined) : fetchMissing(archive, run, ports),
    TE.chain(() => saveArrived(archive, run, ports)),
  ),
);

function fetchMissing(
  { invoices, pdfs }: InvoiceArchive,
  { isStopped, onProgress }: ArchiveRun,
  ports: Ports,
): TE.TaskEither<ArchiveError, void> {
  const numbers = [...new Set(invoices.map(({ number }) => number))];
  const progress = (): void => onProgress({ done: pdfs.arrived.size, total: numbers.length });
  return async () => {
    progress();
    const failures = await pdfs.fetchMissing(numbers, {
      fetch: (number) => ports.invoices.download(number),
      isStopped,
      onArrival: progress,
    })();
    const causes = [...failures.values()];
    const expired = causes.find(({ kind }) => kind === 'service/session-expired');
    if (expired) return E.left(expired);
    if (isStopped()) return E.left({ kind: 'archive/stopped' });
    const cause = causes.find(({ kind }) => kind === 'service/too-many-requests') ?? causes.at(-1);
    if (cause === undefined) return E.right(undefined);
    const missing = invoices
      .filter(({ number }) => !pdfs.arrived.has(number))
      .map((invoice) => ({ invoice, cause: failures.get(invoice.number) ?? null }));
    return E.left({ kind: 'archive/incomplete', missing, arrived: pdfs.arrived.size, cause });
  };
}

function saveArrived(
  { year, invoices, pdfs }: InvoiceArchive,
  { isStopped }: ArchiveRun,
  ports: Ports,
): TE.TaskEither<ArchiveError, SavedArchive> {
  const names = archivedNames(invoices);
  const files = invoices.flatMap(({ number, createdAt }, index) => {
    const content = pdfs.arrived.get(number);
    const name = names[index];
    return content && name !== undefined ? [{ name, content, modifiedAt: createdAt }] : [];
  });
  const name = archiveName(year);
  return pipe(
    ports.archives.zip(files),
    TE.chainW((content) => {
      if (isStopped()) return TE.left<ArchiveError>({ kind: 'archive/stopped' });
      ports.fileSaver.save({ name, mediaType: 'application/zip', content });
      return TE.right({ name, done: files.length, total: invoices.length });
    }),
  );
}
