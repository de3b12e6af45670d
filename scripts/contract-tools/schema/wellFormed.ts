import type { Schema } from '../contract/document.ts';
import type { PlacedDifference } from './PlacedDifference.ts';
import type { Walk } from './Walk.ts';

/**
 * Values that JSON can carry and clients cannot: integers that JavaScript rounds, unless the contract says
 * `int64`, and halves of characters.
 */
export function wellFormed(
  value: unknown,
  { format, type }: Schema,
  walk: Walk,
): readonly PlacedDifference[] {
  if (typeof value === 'string') {
    if (!/\p{Cs}/u.test(value)) return [];
    return [walk.difference('text/half-character', 'The text contains half of a character.')];
  }
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (!isWhole || Number.isSafeInteger(value) || format === 'int64') return [];
  if (type !== undefined && ![type].flat().includes('integer')) return [];
  const message = `${walk.describe(value)}: beyond 2^53, so that clients in JavaScript read another number.`;
  return [walk.difference('schema/unsafe-integer', message)];
}
