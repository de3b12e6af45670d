import fc, { type Arbitrary } from 'fast-check';
import type { ContractDocument, Schema } from '../../contract/document.ts';
import { multipleAt } from '../../schema/decimals.ts';
import { merged } from '../../schema/followSchema.ts';
import { smallest, stepOf } from './extremes.ts';
import { isSent } from './valueOf.ts';

const deepest = 5;

/** Random values that are meant to fit a schema; the caller filters those that do not. */
export function arbitraryOf(
  document: ContractDocument,
  given: Schema,
  depth = 0,
): Arbitrary<unknown> {
  if (depth > deepest) return fc.constant(smallest(document, given));
  const schema = merged(document, given);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms !== undefined && schema.type === undefined) {
    return fc.oneof(...forms.map((one) => arbitraryOf(document, one, depth + 1)));
  }
  const makers: Readonly<Partial<Record<string, (typed: Schema) => Arbitrary<unknown>>>> = {
    string: (typed) => textOf(document, typed),
    integer: (typed) => numberOf(typed, true),
    number: (typed) => numberOf(typed, false),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: (typed) => listOf(document, typed, depth),
  };
  const ofType = (type: string): Arbitrary<unknown> =>
    makers[type]?.({ ...schema, type }) ?? objectOf(document, { ...schema, type }, depth);
  return fc.oneof(...[schema.type ?? 'object'].flat().map(ofType));
}

/** Multiples of the step of the schema; a number without `multipleOf` may be any. */
function numberOf(schema: Schema, isWhole: boolean): Arbitrary<unknown> {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = schema;
  const [min, max] = [minimum ?? exclusiveMinimum ?? -1e6, maximum ?? exclusiveMaximum ?? 1e6];
  if (!isWhole && multipleOf === undefined) return fc.double({ min, max, noNaN: true });
  const step = stepOf(schema);
  const first = multipleAt(min, step, 'above', min === exclusiveMinimum);
  const last = multipleAt(max, step, 'below', max === exclusiveMaximum);
  if (first >= last) return fc.constant(first);
  const steps = fc.integer({ min: 0, max: Math.min(Math.floor((last - first) / step), 2 ** 31) });
  return steps.map((count) => multipleAt(first + count * step + step / 4, step, 'below'));
}

function textOf(document: ContractDocument, schema: Schema): Arbitrary<unknown> {
  const { pattern, format, minLength = 0, maxLength = 40 } = schema;
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      return fc.constant(smallest(document, schema));
    }
  }
  switch (format) {
    case 'date':
      return dates.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return dates.map((date) => date.toISOString());
    case 'email':
      return fc.emailAddress();
    case 'uuid':
      return fc.uuid();
    case undefined:
    case 'password':
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength) });
    default:
      return fc.constant(smallest(document, schema));
  }
}

const dates = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});

function listOf(document: ContractDocument, schema: Schema, depth: number): Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = minItems + 4, uniqueItems } = schema;
  const item = arbitraryOf(document, items, depth + 1);
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 6) };
  return uniqueItems === true
    ? fc.uniqueArray(item, { ...lengths, selector: (value) => JSON.stringify(value) })
    : fc.array(item, lengths);
}

function objectOf(document: ContractDocument, schema: Schema, depth: number): Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const sent = Object.entries(properties).filter(([, one]) => isSent(document, one));
  const fields = Object.fromEntries(
    sent.map(([name, one]) => [name, arbitraryOf(document, one, depth + 1)] as const),
  );
  const requiredKeys = required.filter((name) => Object.hasOwn(fields, name));
  return fc.record(fields, { requiredKeys });
}
