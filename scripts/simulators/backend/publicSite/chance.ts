import { createHash } from 'node:crypto';

/** A pseudo-random number from 0 to 1 (excluded), always the same for the same words. */
export function chance(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32;
}
