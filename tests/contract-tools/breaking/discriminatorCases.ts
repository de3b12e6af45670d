import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { json, operation, type ChangeCase, type Part } from './ChangeCase.ts';

const text = { type: 'string' };
const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Json, required: readonly string[] = ['kind']): Json => {
  return { type: 'object', required, properties };
};

/** A form, named by a value of `kind` or, without one, only by the discriminator. */
const form = (kind: Json, more: Json = {}): Json => object({ kind, ...more });
const [cat, dog, fox] = ['cat', 'dog', 'fox'].map((kind) => form({ const: kind }));
const unnamed = { Cat: form(text, { a: text }), Dog: form(text, { b: text }), Fox: form(text) };
const named = { Cat: cat, Dog: dog, Fox: fox };
const kind = { propertyName: 'kind' };
const mapped = (...words: readonly (readonly [string, string])[]): Json => ({
  ...kind,
  mapping: Object.fromEntries(words.map(([word, name]) => [word, refer(name)['$ref']])),
});
const both = mapped(['cat', 'Cat'], ['dog', 'Dog']);
const union = (discriminator: Json, names = ['Cat', 'Dog'], key = 'oneOf'): Json => {
  return { [key]: names.map(refer), discriminator };
};
/** The form of the OpenAPI specification: subtypes that have the base in their `allOf`. */
const heirs = (discriminator: Json, more: Json = {}): Json => ({
  Pet: { ...object({ kind: text, name: text }, ['kind', 'name']), discriminator },
  Cat: { allOf: [refer('Pet'), object({ lives: { type: 'integer' } }, ['lives'])] },
  Dog: { allOf: [refer('Pet'), object({ bark: text }, [])] },
  ...more,
});

type Levels = readonly [sent: Level | null, read: Level | null];
type Row = readonly [name: string, levels: Levels, base: Side, revision: Side];
type Side = readonly [schema: Json, schemas: unknown];

const minor: Levels = ['minor', 'minor'];
const wider: Levels = ['minor', 'major'];
const narrower: Levels = ['major', 'minor'];
const other: Levels = ['major', 'major'];
const patch: Levels = ['patch', 'patch'];
const lists = (schema: Json): Json => ({ type: 'array', items: schema });
const withAge = { ...named, Dog: form({ const: 'dog' }, { age: text }) };
const inherited: Side = [refer('Pet'), heirs(mapped(['cat', 'Cat'], ['dog', 'Dog']))];

const rows: readonly Row[] = [
  ['optional field in a form', minor, [union(kind), named], [union(kind), withAge]],
  [
    'the same in anyOf',
    minor,
    [union(kind, ['Cat', 'Dog'], 'anyOf'), named],
    [union(kind, ['Cat', 'Dog'], 'anyOf'), withAge],
  ],
  ['the same in a list', minor, [lists(union(kind)), named], [lists(union(kind)), withAge]],
  [
    'the same, named by the discriminator only',
    minor,
    [union(both), unnamed],
    [union(both), { ...unnamed, Dog: form(text, { b: text, age: text }) }],
  ],
  [
    'field now required in a form',
    narrower,
    [union(kind), withAge],
    [
      union(kind),
      { ...named, Dog: object({ kind: { const: 'dog' }, age: text }, ['kind', 'age']) },
    ],
  ],
  ['form added', wider, [union(kind), named], [union(kind, ['Cat', 'Dog', 'Fox']), named]],
  ['form removed', narrower, [union(kind, ['Cat', 'Dog', 'Fox']), named], [union(kind), named]],
  ['mapping written out', patch, [union(kind), named], [union(both), named]],
  ['mapping that the forms say removed', patch, [union(both), named], [union(kind), named]],
  [
    'discriminator added to named forms',
    patch,
    [{ oneOf: ['Cat', 'Dog'].map(refer) }, named],
    [union(kind), named],
  ],
  [
    'name in the mapping changed',
    other,
    [union(both), unnamed],
    [union(mapped(['tom', 'Cat'], ['dog', 'Dog'])), unnamed],
  ],
  [
    'another name in the mapping',
    wider,
    [union(both), unnamed],
    [union(mapped(['cat', 'Cat'], ['tom', 'Cat'], ['dog', 'Dog'])), unnamed],
  ],
  [
    'names in the mapping swapped',
    other,
    [union(both), unnamed],
    [union(mapped(['dog', 'Cat'], ['cat', 'Dog'])), unnamed],
  ],
  [
    'discriminator of another field',
    other,
    [union(both), unnamed],
    [union({ ...both, propertyName: 'a' }), unnamed],
  ],
  ['inheritance, unchanged', [null, null], inherited, inherited],
  [
    'optional field in a subtype',
    minor,
    inherited,
    [
      refer('Pet'),
      heirs(both, { Dog: { allOf: [refer('Pet'), object({ bark: text, age: text }, [])] } }),
    ],
  ],
  [
    'required field in a subtype',
    narrower,
    inherited,
    [
      refer('Pet'),
      heirs(both, { Dog: { allOf: [refer('Pet'), object({ bark: text, age: text }, ['age'])] } }),
    ],
  ],
  [
    'field of a subtype removed',
    other,
    inherited,
    [refer('Pet'), heirs(both, { Dog: { allOf: [refer('Pet'), object({}, [])] } })],
  ],
  [
    'subtype added',
    wider,
    inherited,
    [
      refer('Pet'),
      heirs(mapped(['cat', 'Cat'], ['dog', 'Dog'], ['fox', 'Fox']), {
        Fox: { allOf: [refer('Pet')] },
      }),
    ],
  ],
  [
    'name of a subtype changed',
    other,
    inherited,
    [refer('Pet'), heirs(mapped(['tom', 'Cat'], ['dog', 'Dog']))],
  ],
  [
    'type beside oneOf, form added',
    wider,
    [{ type: 'object', oneOf: ['Cat', 'Dog'].map(refer) }, named],
    [{ type: 'object', oneOf: ['Cat', 'Dog', 'Fox'].map(refer) }, named],
  ],
  [
    'field beside anyOf',
    minor,
    [
      {
        type: 'object',
        properties: { x: text },
        anyOf: [{ required: ['x'] }, { required: ['y'] }],
      },
      {},
    ],
    [
      {
        type: 'object',
        properties: { x: text, z: text },
        anyOf: [{ required: ['x'] }, { required: ['y'] }],
      },
      {},
    ],
  ],
  [
    'field beside oneOf that overlaps',
    minor,
    [
      {
        type: 'object',
        properties: { x: text },
        oneOf: [{ required: ['x'] }, { required: ['y'] }],
      },
      {},
    ],
    [
      {
        type: 'object',
        properties: { x: text, z: text },
        oneOf: [{ required: ['x'] }, { required: ['y'] }],
      },
      {},
    ],
  ],
];

const calls = (direction: 'sent' | 'read', schema: Json): Json =>
  direction === 'sent'
    ? { requestBody: { required: true, ...json(schema) } }
    : { responses: { 200: { description: 'Done.', ...json(schema) } } };

/** Unions whose forms a discriminator names, in a request and in an answer. */
export const discriminatorCases: readonly ChangeCase[] = rows.flatMap(
  ([name, levels, base, revision]) =>
    (['sent', 'read'] as const).map((direction, index) => {
      const part = ([schema, schemas]: Side): Part => ({
        paths: { '/call': { post: operation(calls(direction, schema)) } },
        schemas: schemas as Json,
      });
      const level = levels[index] ?? null;
      return { name: `${direction}: ${name}`, level, base: part(base), revision: part(revision) };
    }),
);
