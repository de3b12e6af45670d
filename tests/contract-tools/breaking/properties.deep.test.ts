import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Direction, Pair } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { SchemaChange } from '../../../scripts/contract-tools/breaking/schemas/SchemaChange.ts';
import type { ContractDocument, Schema } from '../../../scripts/contract/document.ts';
import { schemaArbitrary } from '../../simulators/support/schemaArbitrary.ts';
import { schemaCheck } from '../../support/contract/schemaCheck.ts';
import { changesOf, schemaPair } from './schemaPair.ts';

const empty: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Tried', version: '1.0.0' },
  paths: {},
  components: { schemas: {} },
};
const valuesOf = schemaArbitrary(empty, {
  texts: ['A', 'B', 'C', 'D'],
  numbers: [3, 4],
  byName: {},
});

it('never reports the inverse of a narrowing as a narrowing', () => {
  let narrowings = 0;
  fc.assert(
    fc.property(schemaPair, ({ base, revision }) => {
      const kinds = changesOf({ base, revision }).map(({ kind }) => kind);
      if (kinds.length === 0 || kinds.some((kind) => kind !== 'narrowed')) return;
      narrowings += 1;
      const back = changesOf({ base: revision, revision: base }).map(({ kind }) => kind);
      expect(back).not.toContain('narrowed');
      expect(back).not.toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect(narrowings).toBeGreaterThan(0);
});

it.each([
  ['an answer that fits the revision fits the base', 'answer'],
  ['a request that fits the base fits the revision', 'request'],
] as const)('if no change is major, %s', (_, direction) => {
  const harmless = schemaPair.filter((pair) => {
    const changes = changesOf(pair);
    const isHarmless = (change: SchemaChange): boolean =>
      change[direction] === 'minor' || change[direction] === 'patch';
    return changes.length > 0 && changes.every(isHarmless);
  });
  fc.assert(
    fc.property(harmless, fc.nat(), (pair, seed) => {
      const [made, wanted] = sidesOf(pair, direction);
      const [isOwn, fits] = [checkOf(made), checkOf(wanted)];
      for (const value of fc.sample(valuesOf(made), { numRuns: 12, seed })) {
        if (isOwn(value)) expect(fits(value), JSON.stringify([value, pair])).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

/** The schema that generates the values, and the schema they must fit. */
function sidesOf(
  { base, revision }: Pair<Schema>,
  direction: Direction,
): readonly [Schema, Schema] {
  return direction === 'answer' ? [revision, base] : [base, revision];
}

function checkOf(schema: Schema): (value: unknown) => boolean {
  const validate = schemaCheck(empty, { withFormats: true })(schema);
  return (value) => validate(value);
}
