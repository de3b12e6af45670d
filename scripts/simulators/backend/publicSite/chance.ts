import { createHash } from 'node:crypto';

/** A number from 0 to 1 (excluded) that looks drawn, and is always the same for the same words. */
export function chance(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32;
}
