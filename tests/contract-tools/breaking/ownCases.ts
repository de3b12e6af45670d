import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';

/** A change of the site's own contract. */
export interface OwnCase {
  readonly name: string;
  readonly level: Level;
  /** Keys from the root to the changed value. */
  readonly at: readonly string[];
  /** Undefined removes the value. */
  readonly change: (value: unknown) => unknown;
}

/** Likely changes of the site's own contract, each at another place. */
export const ownCases: readonly OwnCase[] = [
  {
    name: 'a badge may have another status',
    level: 'major',
    at: ['components', 'schemas', 'Badge', 'properties', 'status', 'enum'],
    change: (list) => [...(list as readonly string[]), 'XX'],
  },
  {
    name: 'the traffic requires a token',
    level: 'major',
    at: ['paths', '/api/v2/traffic', 'get', 'security'],
    change: () => undefined,
  },
  {
    name: 'the bank slip cannot be a PDF',
    level: 'major',
    at: [
      ...['paths', '/api/private/update/contract/{id}/coordinates/bank', 'post', 'requestBody'],
      ...['content', 'multipart/form-data', 'encoding', 'rib', 'contentType'],
    ],
    change: () => 'image/png, image/jpeg',
  },
  {
    name: 'description of a receipt',
    level: 'patch',
    at: ['components', 'schemas', 'Receipt', 'description'],
    change: () => 'Other words.',
  },
];

/** Returns a copy of the document with one value replaced. */
export function changedAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: OwnCase['change'],
): unknown {
  if (key === undefined) return change(value);
  if (typeof value !== 'object' || value === null || !(key in value)) {
    throw new Error(`The contract has no ${key} there.`);
  }
  return { ...value, [key]: changedAt((value as Json)[key], rest, change) };
}
