import { formatCount } from '../../../words/format.fr';
import type { ExportedSearch, ExportError } from '../../../../application/passage/wholeSearch';
import type { ExportProgress } from '../../../../domain/passage/exportProgress';
import { messageFor, type ErrorMessages } from '../../../messages/messageFor';
import { downloadMessages } from '../../download/downloadMessages';
import { countTrips } from '../table/countTrips';

const incomplete: Readonly<
  Record<ExportProgress['step'], (missing: number, total: string) => string>
> = {
  pages: (missing, total) =>
    missing === 1
      ? `1 page de la liste sur ${total} n'a pas pu être lue.`
      : `${formatCount(missing)} pages de la liste sur ${total} n'ont pas pu être lues.`,
  portions: (missing, total) =>
    missing === 1
      ? `1 partie du fichier sur ${total} n'a pas pu être préparée.`
      : `${formatCount(missing)} parties du fichier sur ${total} n'ont pas pu être préparées.`,
};

/** Why an export has ended without its file, and what to do. */
export const exportMessages: ErrorMessages<ExportError> = {
  ...downloadMessages,
  'export/stopped': () => "L'export est interrompu.",
  'export/incomplete': ({ step, missing, total, cause }) =>
    `${incomplete[step](missing, formatCount(total))} ${messageFor(downloadMessages, cause)}`,
  'export/empty': () => 'Cette recherche ne contient aucun trajet à exporter.',
  'csv/other-columns': () =>
    "Nos services ont envoyé des parties qui ne vont pas ensemble\u202f: aucun fichier n'est enregistré. Réessayez plus tard ou contactez-nous.",
};

/** « Lecture de la liste : 12 pages sur 58 ». */
export function progressWords(progress: ExportProgress | null): string {
  if (progress === null || (progress.step === 'pages' && progress.done === 0)) {
    return 'Lecture de la liste…';
  }
  const { step, done, total } = progress;
  if (step === 'pages' && done === total) return 'Préparation du fichier…';
  const ending = done > 1 ? 's' : '';
  const ofAll = `sur ${formatCount(total)}`;
  return step === 'pages'
    ? `Lecture de la liste\u202f: ${formatCount(done)} page${ending} ${ofAll}`
    : `Préparation du fichier\u202f: ${formatCount(done)} partie${ending} ${ofAll}`;
}

/** What the saved file contains, and what it does not. */
export function savedWords({ rows, unreadable, absent }: ExportedSearch, name: string): string {
  const saved = `${countTrips(rows)} dans ${name}.`;
  const notes = [
    unreadable > 0 && `${countTrips(unreadable)} illisible${unreadable > 1 ? 's' : ''} en moins.`,
    absent > 0 &&
      `La liste a changé pendant la lecture\u202f: il manque ${countTrips(absent)}. Recommencez pour un fichier complet.`,
  ];
  return [saved, ...notes.filter((note) => note !== false)].join(' ');
}

export function retryWords(failure: ExportError): string {
  if (failure.kind !== 'export/incomplete') return 'Réessayer';
  return failure.step === 'pages'
    ? 'Réessayer les pages manquantes'
    : 'Réessayer les parties manquantes';
}
