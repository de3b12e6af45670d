import { madeOnce } from './madeOnce';

/** English has the order of the Unicode root collation, and so has French: no language has a say in it. */
const root = madeOnce(() => new Intl.Collator('en', { numeric: true }));

/** Alphabetical order of names and references: accents and case count last, numbers by their value. */
export function compareTexts(one: string, other: string): number {
  return root().compare(one, other);
}
