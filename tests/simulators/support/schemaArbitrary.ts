import fc, { type Arbitrary } from 'fast-check';
import type { ContractDocument, Schema } from '../../../scripts/contract/document.ts';
import { resolveReference } from '../../../scripts/contract/resolveReference.ts';
import { schemaCheck } from '../../support/contract/schemaCheck.ts';

/** Values from the store of the operator: each is used wherever a schema accepts it. */
export interface Known {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  /** For fields of that name only. */
  readonly byName: Readonly<Record<string, readonly unknown[]>>;
}

export type SchemaArbitrary = (schema: Schema, name?: string) => Arbitrary<unknown>;

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD83D',
  '😀',
  'e\u0301',
  '\u202E',
  "'; DROP",
  '%_\\',
  '"',
];
const oddTextsToo = ['NaN', 'null', '__proto__', 'x'.repeat(5_000), '\uFEFF', 'ŒÆ', '١٢٣', '\r\n'];
const oddNumbers = [0, 1, -1, 0.1, 0.005, 1e-7, 2 ** 31, 2 ** 32, 1e15, Number.MAX_SAFE_INTEGER];

/**
 * Generates values that fit a schema of the contract, with every keyword of keywords.ts: known
 * values, edge cases, and random ones.
 */
export function schemaArbitrary(document: ContractDocument, known: Known): SchemaArbitrary {
  const check = schemaCheck(document, { withFormats: true });

  const arbitraryOf: SchemaArbitrary = (given, name = '') => {
    const schema = resolveReference(document, given);
    const fits = check(given);
    const offered = [...(known.byName[name] ?? [])].filter((value) => fits(value));
    const any = anyOf(schema);
    return offered.length === 0
      ? any
      : fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...offered) },
          { weight: 1, arbitrary: any },
        );
  };

  function anyOf(schema: Schema): Arbitrary<unknown> {
    const { oneOf, type } = schema;
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (oneOf) return fc.oneof(...oneOf.map((one) => arbitraryOf(one)));
    if (typeof type === 'object') {
      return fc.oneof(...type.map((one) => anyOf({ ...schema, type: one })));
    }
    switch (type) {
      case 'string':
        return textOf(schema);
      case 'integer':
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return listOf(schema);
      case undefined:
      default:
        return objectOf(schema);
    }
  }

  function textOf(schema: Schema): Arbitrary<unknown> {
    const { pattern, format, minLength = 0, maxLength = 60 } = schema;
    const fits = check(schema);
    const offered = [...known.texts, ...oddTexts, ...oddTextsToo].filter((text) => fits(text));
    // `fc.stringMatching` does not support look-aheads: a known valid password with a random suffix
    // is used.
    const made =
      pattern === undefined
        ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength) })
        : pattern.includes('(?=')
          ? fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `Passage2026${text}`)
          : fc.stringMatching(new RegExp(withLengths(pattern, minLength, maxLength), 'u'));
    const text = format === 'email' ? fc.oneof(fc.emailAddress(), made) : made;
    const fitting = text.filter((one) => fits(one));
    return offered.length === 0 ? fitting : fc.oneof(fc.constantFrom(...offered), fitting);
  }

  function numberOf(schema: Schema): Arbitrary<unknown> {
    const { type, minimum = -1e6, maximum = 1e9 } = schema;
    const fits = check(schema);
    const edges = [minimum, minimum + 1, maximum, ...oddNumbers, ...known.numbers];
    const made =
      type === 'integer'
        ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
        : fc.double({ min: minimum, max: maximum, noNaN: true });
    return fc.oneof(fc.constantFrom(...edges.filter((number) => fits(number))), made);
  }

  function listOf({
    items = {},
    minItems = 0,
    maxItems = 6,
    uniqueItems,
  }: Schema): Arbitrary<unknown> {
    const item = arbitraryOf(items);
    const lengths = { minLength: minItems, maxLength: maxItems };
    return uniqueItems === true
      ? fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) })
      : fc.array(item, lengths);
  }

  function objectOf(schema: Schema): Arbitrary<unknown> {
    const { properties = {}, required = [], additionalProperties } = schema;
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, name)] as const),
    );
    const object = fc.record(fields, { requiredKeys: [...required] });
    return additionalProperties === undefined
      ? object
      : fc.tuple(fc.dictionary(fc.string(), fc.string()), object).map(([more, own]) => ({
          ...more,
          ...own,
        }));
  }

  return arbitraryOf;
}

/**
 * Gives the last repetition of a pattern the lengths of the schema; otherwise nearly every random
 * text would be rejected.
 */
function withLengths(pattern: string, minLength: number, maxLength: number): string {
  return pattern.replace(/[*+]\$$/, (sign) => {
    const least = sign.startsWith('+') ? 1 : 0;
    return `{${Math.max(least, minLength)},${Math.max(least, minLength, maxLength)}}$`;
  });
}
