import { expect, it } from 'vitest';
import type { Pair } from '../../../scripts/contract-tools/breaking/Change.ts';
import { compareContracts } from '../../../scripts/contract-tools/breaking/compareContracts.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { contractOf, json, operation } from './smallContract.ts';

const text = { type: 'string' };
const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Schemas that all refer to each other, one of which has an optional field more in the revision. */
function pairOf(
  count: number,
  made: (name: string, all: readonly Json[], more: Json) => Json,
): Pair<Json> {
  const names = Array.from({ length: count }, (_, index) => `N${index + 1}`);
  const all = names.map(refer);
  const answers = { responses: { 200: { description: 'Done.', ...json(refer('N1')) } } };
  const contract = (more: Json): Json => {
    const schemas = names.map((one) => [one, made(one, all, one === 'N1' ? more : {})] as const);
    const paths = { '/call': { post: operation(answers) } };
    return contractOf({ paths, schemas: Object.fromEntries(schemas) });
  };
  return { base: contract({}), revision: contract({ extra: text }) };
}

const discriminated = (name: string, all: readonly Json[], more: Json): Json => ({
  type: 'object',
  required: ['t'],
  properties: { t: { const: name }, child: { oneOf: all }, ...more },
});

// Each of them resolved anew at each reference would take hours.
it.each([9, 30])('compares %i schemas that all contain each other', (count) => {
  const changes = compareContracts(pairOf(count, discriminated));
  expect(changes).toMatchObject([{ level: 'minor', message: 'field `extra` added' }]);
});

it.each(['oneOf', 'anyOf', 'allOf'])('ends on schemas that are only %s of each other', (key) => {
  const changes = compareContracts(
    pairOf(5, (_, all, more) => ({ [key]: [...all, { properties: more }] })),
  );
  expect(changes).toContainEqual(expect.objectContaining({ level: 'undecided' }));
});

it('reports what was not compared before the deadline', () => {
  const changes = compareContracts(pairOf(9, discriminated), Date.now() - 1);
  expect(changes.find(({ level }) => level === 'undecided')?.operations).toEqual(['call']);
});

it.each([
  ['a path', { '/gone': { $ref: '#/components/pathItems/gone' } }],
  ['a parameter', { '/call': { post: operation({ parameters: [{ $ref: '#/components/x' }] }) } }],
])('%s that leads nowhere is undecided', (_, more) => {
  const paths = { '/call': { post: operation() } };
  const pair = {
    base: contractOf({ paths }),
    revision: contractOf({ paths: { ...paths, ...more } }),
  };
  const levels = compareContracts(pair).map(({ level }) => level);
  expect(levels).toEqual(['undecided']);
});
