import fc, { type Arbitrary } from 'fast-check';
import type { Pair } from '../../../scripts/contract-tools/breaking/Change.ts';
import { compareSchemas } from '../../../scripts/contract-tools/breaking/schemas/compareSchemas.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import type { SchemaChange } from '../../../scripts/contract-tools/breaking/schemas/SchemaChange.ts';
import type { Schema } from '../../../scripts/contract/document.ts';

const scalars = fc.constantFrom('A', 'B', 'C', '', 0, 1, 2, true, false, null);
const small = fc.integer({ min: 0, max: 2 });
const large = fc.integer({ min: 3, max: 6 });

/** Generates an object and omits the keys whose value is undefined. */
function written(fields: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<Schema> {
  const maybe = Object.entries(fields).map(([key, value]) => {
    return [key, key === 'type' ? value : fc.option(value, { nil: undefined, freq: 1 })] as const;
  });
  return fc.record(Object.fromEntries(maybe)).map((schema) => {
    return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
  });
}

const leaf: Arbitrary<Schema> = fc.oneof(
  written({
    type: fc.constantFrom('string', ['string', 'null'], ['null', 'string']),
    minLength: small,
    maxLength: large,
    pattern: fc.constantFrom('^[ab]*$', '^[a-c]*$'),
  }),
  written({
    type: fc.constantFrom('integer', 'number', ['integer', 'null'], ['number', 'string']),
    minimum: small,
    maximum: large,
    multipleOf: fc.constantFrom(1, 2),
  }),
  fc.constantFrom({ type: 'boolean' }, { type: 'null' }, { type: 'string', format: 'email' }),
  fc.uniqueArray(scalars, { minLength: 1, maxLength: 3 }).map((values) => ({ enum: values })),
  scalars.map((value) => ({ const: value })),
);

/** Random schemas of the supported keywords, three levels deep. Forms may overlap. */
const schema: Arbitrary<Schema> = fc.letrec<{ readonly any: Schema }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    leaf,
    objectOf(tie('any')),
    written({
      type: fc.constant('array'),
      items: tie('any'),
      minItems: fc.constant(1),
      maxItems: large,
    }),
    fc
      .array(fc.oneof(tie('any'), objectOf(tie('any'))), { minLength: 1, maxLength: 3 })
      .map((oneOf) => ({ oneOf })),
  ),
})).any;

function objectOf(field: Arbitrary<Schema>): Arbitrary<Schema> {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
  return fc
    .record({
      properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), field, {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      required: names,
      more: fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        fc.constantFrom(...[{ additionalProperties: true }, { additionalProperties: false }], {
          additionalProperties: { type: 'string' },
        }),
      ),
      mark: fc.option(fc.constantFrom('x', 'y'), { nil: undefined }),
    })
    .map(({ properties, required, more, mark }) => ({
      type: 'object',
      properties: { ...properties, ...(mark === undefined ? {} : { mark: { const: mark } }) },
      required: [
        ...required.filter((name) => name in properties),
        ...(mark === undefined ? [] : ['mark']),
      ],
      ...(more as Schema),
    }));
}

interface Edit {
  readonly trail: readonly number[];
  readonly with: Schema;
  readonly how: number;
}

const edit: Arbitrary<Edit> = fc.record({
  trail: fc.array(fc.nat(6), { maxLength: 4 }),
  with: schema,
  how: fc.nat(9),
});

/** A random schema and a version with a few edits: mostly equal, like two versions of a contract. */
export const schemaPair: Arbitrary<Pair<Schema>> = fc
  .tuple(schema, fc.array(edit, { maxLength: 3 }))
  .map(([base, edits]) => ({
    base,
    revision: edits.reduce((one, { trail, with: it, how }) => edited(one, trail, it, how), base),
  }));

export { schema as anySchema };

/** The changes that are reported between two schemas. */
export function changesOf({ base, revision }: Pair<Schema>): readonly SchemaChange[] {
  const documents = { base: {}, revision: {} };
  const place = (schema: Schema): { readonly node: Json; readonly source: string } => {
    return { node: schema as Json, source: '#/schema' };
  };
  return compareSchemas(documents, place(base), place(revision));
}

function edited(node: Schema, trail: readonly number[], other: Schema, how: number): Schema {
  const [step, ...rest] = trail;
  const fields = Object.entries(node.properties ?? {});
  if (step !== undefined && node.oneOf !== undefined) {
    const index = step % node.oneOf.length;
    return {
      ...node,
      oneOf: node.oneOf.map((one, at) => (at === index ? edited(one, rest, other, how) : one)),
    };
  }
  if (step !== undefined && node.items !== undefined) {
    return { ...node, items: edited(node.items, rest, other, how) };
  }
  const [name, field] = fields[(step ?? 0) % Math.max(fields.length, 1)] ?? [];
  if (step !== undefined && name !== undefined && field !== undefined) {
    return { ...node, properties: { ...node.properties, [name]: edited(field, rest, other, how) } };
  }
  return here(node, other, how);
}

function here(node: Schema, other: Schema, how: number): Schema {
  const { required = [], properties = {} } = node;
  const [first, ...others] = Object.keys(properties);
  const isObject = node.type === 'object';
  if (how === 0) return other;
  if (how === 1 && node.oneOf) return { oneOf: [...node.oneOf, other] };
  if (how === 2 && node.oneOf && node.oneOf.length > 1) return { oneOf: node.oneOf.slice(1) };
  if (how === 3 && node.enum) return { enum: [...new Set([...node.enum, 'D'])] };
  if (how === 4 && node.enum && node.enum.length > 1) return { enum: node.enum.slice(1) };
  if (how === 5 && isObject) return { ...node, properties: { ...properties, d: other } };
  if (how === 6 && isObject) return { ...node, required: required.slice(1) };
  if (how === 7 && isObject && first !== undefined)
    return { ...node, required: [...new Set([...required, first])] };
  if (how === 8 && isObject && first !== undefined) {
    const left = Object.fromEntries(others.map((name) => [name, properties[name] as Schema]));
    return { ...node, properties: left, required: required.filter((name) => name !== first) };
  }
  if (node.type === 'string' && node.format === undefined)
    return { ...node, maxLength: how % 2 === 0 ? 4 : 8 };
  if (node.type === 'integer') return { ...node, type: 'number' };
  return how % 2 === 0 ? { oneOf: [node, { type: 'null' }] } : other;
}
