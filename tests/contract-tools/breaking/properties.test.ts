import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareContracts } from '../../../scripts/contract-tools/breaking/compareContracts.ts';
import { isJson } from '../../../scripts/contract-tools/breaking/placed.ts';
import type { Schema } from '../../../scripts/contract/document.ts';
import { ownContract } from '../support/keptContract.ts';
import { anySchema, changesOf } from './schemaPair.ts';

it('finds no change between a contract and itself', () => {
  const { document } = ownContract;
  expect(compareContracts({ base: document, revision: structuredClone(document) })).toEqual([]);
  fc.assert(
    fc.property(anySchema, (schema) => {
      expect(changesOf({ base: schema, revision: structuredClone(schema) })).toEqual([]);
    }),
  );
});

it('reports another order of keys, values, forms and parameters as a patch at most', () => {
  const { document } = ownContract;
  const levels = compareContracts({ base: document, revision: reversed(document) as object }).map(
    ({ level }) => level,
  );
  expect(new Set(levels)).toEqual(new Set(['patch']));
  fc.assert(
    fc.property(anySchema, (schema) => {
      expect(changesOf({ base: schema, revision: reversed(schema) as Schema })).toEqual([]);
    }),
  );
});

const unordered = new Set(['enum', 'required', 'oneOf', 'type', 'parameters']);

/** Reverses the order wherever it has no meaning. */
function reversed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => reversed(item));
    return unordered.has(key) ? items.reverse() : items;
  }
  if (!isJson(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, reversed(one, name)] as const);
  return Object.fromEntries(fields.reverse());
}
