import { describe, expect, it } from 'vitest';
import { compareToSchemas } from '../../../scripts/contract-tools/schema/compareToSchema.ts';
import type {
  ContractDocument,
  Schema,
} from '../../../scripts/contract-tools/contract/document.ts';

const date: Schema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' };
const yes: Schema = {
  type: 'object',
  required: ['state', 'badges'],
  properties: {
    state: { const: true },
    badges: {
      type: 'array',
      items: {
        type: 'object',
        required: ['serialNumber', 'status', 'ordered'],
        properties: {
          serialNumber: { type: 'integer', minimum: 1, maximum: 999 },
          status: { type: 'string', enum: ['AC', 'RS'] },
          ordered: { oneOf: [{ $ref: '#/components/schemas/Day' }, { type: 'null' }] },
          note: { type: ['string', 'null'], maxLength: 5 },
          more: { type: 'object' },
          prices: { type: 'object', additionalProperties: { type: 'number' } },
        },
      },
    },
  },
};
const no: Schema = {
  type: 'object',
  required: ['state', 'reason'],
  properties: { state: { const: false }, reason: { type: 'string' } },
};
const document: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Tried', version: '1.0.0' },
  paths: {},
  components: { schemas: { Day: date, Yes: yes, No: no } },
};
const answer: Schema = {
  oneOf: [{ $ref: '#/components/schemas/Yes' }, { $ref: '#/components/schemas/No' }],
};

const badge = { serialNumber: 7, status: 'AC', ordered: '2026-11-22' };

function told(value: unknown): readonly string[] {
  const compare = compareToSchemas(document, (one) => `a ${typeof one}`);
  return compare(value, { schema: answer, source: '#/answer' }).map(
    ({ rule, pointer, source, message }) => `${rule} ${pointer} ${source} – ${message}`,
  );
}

const badgeSource = '#/components/schemas/Yes/properties/badges/items';

describe('a value that fits has no differences', () => {
  it.each([
    ['either form', { state: false, reason: 'Non.' }],
    ['an empty list', { state: true, badges: [] }],
    ['null where it may be', { state: true, badges: [{ ...badge, ordered: null, note: null }] }],
    ['an object without described fields', { state: true, badges: [{ ...badge, more: { a: 1 } }] }],
    ['fields of any name', { state: true, badges: [{ ...badge, prices: { D04: 1.5 } }] }],
  ])('%s', (_, value) => {
    expect(told(value)).toEqual([]);
  });
});

describe('a difference has its place in the value and its place in the contract', () => {
  const inBadge = (changes: object): unknown => ({
    state: true,
    badges: [badge, { ...badge, ...changes }],
  });

  it.each([
    [
      'a text instead of a number',
      inBadge({ serialNumber: '7' }),
      [
        `schema/type /badges/1/serialNumber ${badgeSource}/properties/serialNumber/type – a string instead of integer.`,
      ],
    ],
    [
      'a number out of its bounds',
      inBadge({ serialNumber: 1_000 }),
      [
        `schema/limit /badges/1/serialNumber ${badgeSource}/properties/serialNumber/maximum – a number instead of maximum 999.`,
      ],
    ],
    [
      'a value that is not listed',
      inBadge({ status: 'XX' }),
      [
        `schema/value /badges/1/status ${badgeSource}/properties/status/enum – a string instead of one of "AC", "RS".`,
      ],
    ],
    [
      'another format, behind a reference, where null is allowed too',
      inBadge({ ordered: '22/11/2026' }),
      [
        'schema/format /badges/1/ordered #/components/schemas/Day/pattern – a string instead of text like ^\\d{4}-\\d\\d-\\d\\d$.',
      ],
    ],
    [
      'a number instead of a text or null',
      inBadge({ ordered: 5 }),
      ['schema/type /badges/1/ordered #/components/schemas/Day/type – a number instead of string.'],
    ],
    [
      'an object instead of a list',
      { state: true, badges: { 0: badge } },
      [
        'schema/type /badges #/components/schemas/Yes/properties/badges/type – a object instead of array.',
      ],
    ],
    [
      'a renamed field',
      { state: true, badges: [{ serial_number: 7, status: 'AC', ordered: null }] },
      [
        `schema/missing /badges/0/serialNumber ${badgeSource}/properties/serialNumber – \`serialNumber\` is missing. \`serial_number\` came instead.`,
        `schema/unknown /badges/0/serial_number ${badgeSource} – \`serial_number\` is not described.`,
      ],
    ],
    [
      'a literal of another type, read as the form that the other fields select',
      { state: 1, badges: [] },
      [
        'schema/value /state #/components/schemas/Yes/properties/state/const – a number instead of true.',
      ],
    ],
    [
      'a refusal without its reason, read as a refusal',
      { state: false },
      ['schema/missing /reason #/components/schemas/No/properties/reason – `reason` is missing.'],
    ],
    [
      'a name with characters that a pointer escapes',
      { state: false, reason: '', 'a/b~c': 1 },
      ['schema/unknown /a~1b~0c #/components/schemas/No – `a/b~c` is not described.'],
    ],
    [
      'a field of any name and the wrong type',
      inBadge({ prices: { D04: '1' } }),
      [
        `schema/type /badges/1/prices/D04 ${badgeSource}/properties/prices/additionalProperties/type – a string instead of number.`,
      ],
    ],
    [
      'one error in each of many items, read as the form of the literal',
      { state: true, badges: Array.from({ length: 200 }, () => ({ ...badge, status: 'XX' })) },
      Array.from(
        { length: 200 },
        (_, index) =>
          `schema/value /badges/${index}/status ${badgeSource}/properties/status/enum – a string instead of one of "AC", "RS".`,
      ),
    ],
    [
      'the same under a literal of another type',
      { state: 1, badges: Array.from({ length: 50 }, () => ({ ...badge, status: 'XX' })) },
      [
        'schema/value /state #/components/schemas/Yes/properties/state/const – a number instead of true.',
        ...Array.from(
          { length: 50 },
          (_, index) =>
            `schema/value /badges/${index}/status ${badgeSource}/properties/status/enum – a string instead of one of "AC", "RS".`,
        ),
      ],
    ],
    [
      'a value of no form',
      'oui',
      ['schema/type  #/components/schemas/Yes/type – a string instead of object.'],
    ],
  ])('%s', (_, value, expected) => {
    expect(told(value)).toEqual(expected);
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
    [
      'items',
      { state: true, badges: Array.from({ length: 22_000 }, () => ({ ...badge, status: 'XX' })) },
      'schema/value',
    ],
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
