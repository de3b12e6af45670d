import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { both, type ChangeCase } from './ChangeCase.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const list = (more: Json = {}): Json => ({ type: 'array', items: text, ...more });
const object = (more: Json = {}): Json => ({ type: 'object', properties: { a: text }, ...more });
const only = (...values: readonly string[]): Json => ({ enum: values });

const narrower = { sent: 'major', read: 'minor' } as const;
const wider = { sent: 'minor', read: 'major' } as const;
const unsure = { sent: 'undecided', read: 'undecided' } as const;
const words = { sent: 'patch', read: 'patch' } as const;
const other = { sent: 'major', read: 'major' } as const;

type Row = readonly [name: string, levels: typeof narrower | typeof wider, Json, Json];

/** Each of these narrows the values; the other way round it widens them. */
const narrowings: readonly Row[] = (
  [
    ['contains', list(), list({ contains: only('a') })],
    ['contains fewer values', list({ contains: only('a', 'b') }), list({ contains: only('a') })],
    ['minContains', list({ contains: text }), list({ contains: text, minContains: 2 })],
    ['maxContains', list({ contains: text }), list({ contains: text, maxContains: 2 })],
    ['if and then', object(), object({ if: { required: ['a'] }, then: { required: ['b'] } })],
    [
      'then',
      object({ if: { required: ['a'] }, then: { type: 'object' } }),
      object({ if: { required: ['a'] }, then: { type: 'object', minProperties: 2 } }),
    ],
    ['not', text, { ...text, not: only('a') }],
    ['not, more values', { ...text, not: only('a') }, { ...text, not: only('a', 'b') }],
    ['propertyNames', object(), object({ propertyNames: { maxLength: 9 } })],
    [
      'propertyNames, shorter',
      object({ propertyNames: { ...text, maxLength: 9 } }),
      object({ propertyNames: { ...text, maxLength: 4 } }),
    ],
    ['dependentRequired', object(), object({ dependentRequired: { a: ['b'] } })],
    [
      'dependentRequired, one more',
      object({ dependentRequired: { a: ['b'] } }),
      object({ dependentRequired: { a: ['b', 'c'] } }),
    ],
    ['dependentSchemas', object(), object({ dependentSchemas: { a: { required: ['b'] } } })],
    ['patternProperties', object(), object({ patternProperties: { '^x-': text } })],
    [
      'patternProperties, shorter texts',
      object({ patternProperties: { '^x-': text } }),
      object({ patternProperties: { '^x-': { ...text, maxLength: 4 } } }),
    ],
    [
      'patternProperties of a closed object removed',
      object({ patternProperties: { '^x-': text }, additionalProperties: false }),
      object({ additionalProperties: false }),
    ],
    ['prefixItems', list(), list({ prefixItems: [{ ...text, maxLength: 4 }] })],
    ['unevaluatedProperties', object(), object({ unevaluatedProperties: false })],
    [
      'unevaluatedItems',
      { type: 'array', prefixItems: [text] },
      { type: 'array', prefixItems: [text], unevaluatedItems: false },
    ],
    ['pattern', { ...text, pattern: '.*' }, { ...text, pattern: '^a$' }],
    ['pattern from one line', { ...text, pattern: '^.*$' }, { ...text, pattern: '^[a-z]+$' }],
  ] as const
).map(([name, base, revision]) => [name, narrower, base, revision] as const);

/** Keywords of JSON Schema 2020-12, each in the direction in which it counts. */
export const keywordCases: readonly ChangeCase[] = [
  ...narrowings.flatMap(([name, levels, base, revision]) => [
    ...both(`narrowed: ${name}`, levels, base, revision),
    ...both(`widened: ${name}`, wider, revision, base),
  ]),
  ...both('empty pattern added', words, text, { ...text, pattern: '' }),
  ...both(
    'if changed',
    unsure,
    object({ if: { required: ['a'] }, then: { required: ['b'] } }),
    object({ if: { required: ['c'] }, then: { required: ['b'] } }),
  ),
  ...both(
    'not of another type',
    unsure,
    { ...text, not: { pattern: 'a' } },
    { ...text, not: { pattern: 'b' } },
  ),
  ...both('items of prefixItems', other, { prefixItems: [text] }, { prefixItems: [whole] }),
  ...both('annotations', words, object(), {
    ...object(),
    ...{
      title: 'A',
      xml: { name: 'a' },
      $comment: 'c',
      examples: [{}],
      externalDocs: { url: '/' },
    },
  }),
];
