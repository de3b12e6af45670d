import type { ContractDocument, Schema } from '../../contract/document.ts';
import { merged } from '../../schema/followSchema.ts';
import { smallest } from './extremes.ts';

/** A value at a bound of a keyword, on either side. Whether it fits is decided by the comparison. */
export interface Boundary {
  /** `minimum - 1`, `maxLength` */
  readonly name: string;
  readonly value: unknown;
}

/** Values at the bounds of every keyword of a schema, inside and outside, and values of other types. */
export function boundaries(
  document: ContractDocument,
  given: Schema,
  depth = 0,
): readonly Boundary[] {
  const schema = merged(document, given);
  const forms = depth > mostForms ? [] : (schema.oneOf ?? schema.anyOf ?? []);
  const ofForms = forms.flatMap((form, index) => [
    { name: `form ${index + 1}`, value: smallest(document, form) },
    ...boundaries(document, form, depth + 1).map(({ name, value }) => {
      return { name: `form ${index + 1} ${name}`, value };
    }),
  ]);
  return [...ofForms.filter(({ value }) => value !== undefined), ...ofKeywords(schema)];
}

const mostForms = 2;

function ofKeywords(schema: Schema): readonly Boundary[] {
  const types = [schema.type ?? []].flat();
  const found: Boundary[] = [];
  const add = (name: string, value: unknown): void => {
    found.push({ name, value });
  };
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const around = (keyword: string, bound: number | undefined, beyond: 1 | -1, make = same) => {
    if (bound === undefined) return;
    add(keyword, make(bound));
    add(`${keyword} ${beyond < 0 ? '-' : '+'} 1`, make(bound + beyond));
  };
  around('minimum', minimum, -1);
  around('maximum', maximum, 1);
  if (exclusiveMinimum !== undefined) add('exclusiveMinimum', exclusiveMinimum);
  if (exclusiveMaximum !== undefined) add('exclusiveMaximum', exclusiveMaximum);
  if (multipleOf !== undefined) add('multipleOf / 2', multipleOf / 2);
  const { minLength, maxLength, enum: listed } = schema;
  around('minLength', minLength, -1, text);
  around('maxLength', maxLength, 1, text);
  if (types.includes('string')) {
    if (schema.pattern !== undefined) add('pattern', '\u00A7 no match \u00A7');
    if (schema.format !== undefined) add(`format ${schema.format}`, 'no-such-format-2026-99-99');
  }
  for (const [index, value] of (listed ?? []).entries())
    if (index < 6) add(`enum ${String(value)}`, value);
  if (listed !== undefined) add('enum', types.includes('integer') ? 987_654 : 'no-such-value');
  if (types.includes('integer')) add('fraction', 1.5);
  if (types.length > 0 && !types.includes('string')) add('text', 'abc');
  if (types.length > 0 && !types.includes('object')) add('object', { a: 1 });
  if (types.length > 0 && !types.includes('null')) add('null', null);
  const { minItems, maxItems, items } = schema;
  if (types.includes('array') && items !== undefined) {
    if (minItems !== undefined && minItems > 0) add('minItems - 1', []);
    if (maxItems !== undefined && maxItems < 500) {
      add('maxItems + 1', [...Array(maxItems + 1).keys()]);
    }
  }
  return found.filter(({ value }) => value !== undefined);
}

const same = (bound: number): unknown => bound;

function text(length: number): string | undefined {
  return length < 0 ? undefined : 'a'.repeat(Math.min(length, 20_000));
}
