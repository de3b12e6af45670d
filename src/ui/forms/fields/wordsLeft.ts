import { words } from '../forms.words.fr';

/** How many characters are left, as a sentence; empty while more than a quarter of the limit is left. */
export function wordsLeft(left: number, limit: number): string {
  return left > limit / 4 ? '' : words.charactersLeft(left);
}
