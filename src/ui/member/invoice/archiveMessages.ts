import type { ArchiveError, SavedArchive } from '../../../application/invoice/downloadInvoiceYear';
import type { PartsDone } from '../../../domain/basis/percentDone';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { downloadMessages } from '../download/downloadMessages';
import { invoiceMessages } from './invoiceMessages';

const ofInvoice = { ...invoiceMessages, ...downloadMessages };

/** Why the documents of a year have not become one file, and what to do. */
export const archiveMessages: ErrorMessages<ArchiveError> = {
  ...ofInvoice,
  'archive/stopped': () => 'Le téléchargement est interrompu.',
  'archive/incomplete': ({ missing, arrived, cause }) => {
    // The cause of one document is not that of all.
    if (arrived === 0 && missing.length > 1) {
      const why = cause.kind === 'invoice/not-found' ? '' : ` ${messageFor(ofInvoice, cause)}`;
      return `Aucun document n'a pu être téléchargé.${why}`;
    }
    const total = missing.length + arrived;
    const counted =
      missing.length === 1
        ? `1 document sur ${total} n'a pas pu être téléchargé.`
        : `${missing.length} documents sur ${total} n'ont pas pu être téléchargés.`;
    return `${counted} ${messageFor(ofInvoice, cause)}`;
  },
};

/** « 7 documents sur 15 ». */
export function progressWords(progress: PartsDone | null): string {
  if (progress === null) return 'Téléchargement…';
  const { done, total } = progress;
  if (done === total) return 'Préparation du fichier…';
  return `Téléchargement\u202f: ${done} ${done > 1 ? 'documents' : 'document'} sur ${total}`;
}

export function savedWords({ done, total, name }: SavedArchive): string {
  const count = done === 1 ? '1 document' : `${done} documents`;
  return done === total ? `${count} dans ${name}.` : `${count} sur ${total} dans ${name}.`;
}
