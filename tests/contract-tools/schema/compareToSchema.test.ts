import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';
import type {
  ContractDocument,
  Schema,
} from '../../../scripts/contract-tools/contract/document.ts';

interface Case {
  readonly name: string;
  readonly value?: unknown;
  readonly badge?: object;
  readonly told: readonly string[];
}

const { schemas, fitting, different } = parse(
  readFileSync('tests/contract-tools/schema/compareToSchema.yaml', 'utf8'),
) as Record<'fitting' | 'different', readonly Case[]> & { schemas: Record<string, Schema> };

const document: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Tried', version: '1.0.0' },
  paths: {},
  components: { schemas },
};
const answer: Schema = {
  oneOf: [{ $ref: '#/components/schemas/Yes' }, { $ref: '#/components/schemas/No' }],
};

const badge = { serialNumber: 7, status: 'AC', ordered: '2026-11-22' };
const badgeSource = '#/components/schemas/Yes/properties/badges/items';
const statusTold = (index: number): string =>
  `schema/value /badges/${index}/status ${badgeSource}/properties/status/enum – a string instead of one of "AC", "RS".`;
const wrongBadges = (count: number): unknown[] =>
  Array.from({ length: count }, () => ({ ...badge, status: 'XX' }));

function told(value: unknown): readonly string[] {
  const compare = compareToSchemas(document, (one) => `a ${typeof one}`);
  return compare(value, { schema: answer, source: '#/answer' }).map(
    ({ rule, pointer, source, message }) => `${rule} ${pointer} ${source} – ${message}`,
  );
}

function valueOf({ value, badge: changes }: Case): unknown {
  return changes === undefined ? value : { state: true, badges: [badge, { ...badge, ...changes }] };
}

it.each(fitting)('fits: $name', (one) => {
  expect(told(valueOf(one))).toEqual([]);
});

describe('a difference has its place in the value and its place in the contract', () => {
  it.each(different)('$name', (one) => {
    const expected = one.told.map((text) => text.replace('BADGE', badgeSource));
    expect(told(valueOf(one))).toEqual(expected);
  });

  it('one error in each of many items, read as the form of the literal', () => {
    const expected = Array.from({ length: 200 }, (_, index) => statusTold(index));
    expect(told({ state: true, badges: wrongBadges(200) })).toEqual(expected);
    const [first, ...others] = told({ state: 1, badges: wrongBadges(50) });
    expect(first).toContain('schema/value /state #/components/schemas/Yes/properties/state/const');
    expect(others).toEqual(expected.slice(0, 50));
  });

  it('a value that fits two forms at once', () => {
    const compare = compareToSchemas(document, String);
    const twice = { schema: { oneOf: [{ type: 'integer' }, { type: 'number' }] }, source: '#/x' };
    expect(compare(3, twice).map(({ rule }) => rule)).toEqual(['schema/several']);
    expect(compare(3.5, twice)).toEqual([]);
  });
});

describe('an answer with very many errors does not block the run', () => {
  it.each([
    ['items', { state: true, badges: wrongBadges(22_000) }, 'schema/value'],
    [
      'fields',
      {
        state: false,
        reason: '',
        ...Object.fromEntries(Array.from({ length: 22_000 }, (_, index) => [`k${index}`, 1])),
      },
      'schema/unknown',
    ],
  ])('%s: a limited number of them is reported', (_, value, rule) => {
    const found = told(value);
    expect(found.length).toBeGreaterThan(50);
    expect(found.length).toBeLessThan(20_000);
    expect(found[0]).toContain(rule);
  });
});
