import { operatorText } from '../words/operatorText.fr';

/** Around what editors write. */
export const words = {
  /** The name of a table without a caption. */
  table: 'Tableau',
  contents: 'Sommaire',
  /** A link to a file: its words, its type if the address has one, and the title of the document. */
  file: (label: string, type: string | null, title: string): string =>
    `${label}${type === null ? '' : ` (${type})`}[\u202f: ${operatorText(title)}]`,
};

export type Words = typeof words;
