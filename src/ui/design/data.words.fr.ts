import { formatCount } from '../words/format.fr';

/** The place ends the second sentence, before what to do. */
function unreadable(count: number, place: string): string {
  const missing =
    count === 1
      ? '[1 élément illisible]. Il manque'
      : `[${formatCount(count)} éléments illisibles]. Ils manquent`;
  return `${missing} ${place}\u202f: actualisez la page plus tard, ou prenez contact avec nous si vous en avez besoin.`;
}

/** Facts, tables and lists. */
export const words = {
  status: 'Statut',
  /** In place of an empty value. */
  none: 'Non renseigné',
  /** The last characters of a number: words for screen readers, dots for eyes. */
  ending: (last: string): string => `[se terminant par ][••••\u00a0]${last}`,
  /** Entries that the answer of the server lacks, by what they are missing from. */
  unreadable: {
    list: (count: number): string => unreadable(count, 'dans cette liste'),
    debts: (count: number): string => unreadable(count, 'parmi ce qui reste à payer'),
    spending: (count: number): string => unreadable(count, 'parmi les factures de vos dépenses'),
  },
};

export type Words = typeof words;
