import { setFlagsFromString } from 'node:v8';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../contract/document.ts';
import type { RuleId } from '../report/Finding.ts';
import { isMultipleOf } from './decimals.ts';
import { made } from './made.ts';
import { isRecord } from './placed.ts';

/** The keywords for the least and the most of a number, and of the size of a text, a list or an object. */
export const boundKeys = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
} as const;

const all = Object.values(boundKeys);

export const lowerBounds = [...all.map(([least]) => least), 'exclusiveMinimum'] as const;
export const upperBounds = [...all.map(([, most]) => most), 'exclusiveMaximum'] as const;

const keywords: readonly (keyof Schema)[] = [
  ...(['enum', 'const', 'pattern', 'format'] as const),
  ...lowerBounds,
  ...upperBounds,
  ...(['multipleOf', 'uniqueItems'] as const),
];

/** The rule that a keyword belongs to. */
export function ruleOf(keyword: keyof Schema): RuleId {
  if (keyword === 'enum' || keyword === 'const') return 'schema/value';
  return keyword === 'pattern' || keyword === 'format' ? 'schema/format' : 'schema/limit';
}

// A pattern that tries too many ways is read by an engine that needs none (V8), which knows no Unicode.
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');
const ascii = /^[\0-\x7F]*$/;

interface Validator {
  readonly test: (text: string) => boolean;
  readonly toString: () => string;
}

/** The same without Unicode where it makes no difference. */
const regExp = (pattern: string, flags: string): Validator => {
  const exact = new RegExp(pattern, flags);
  const quick = ascii.test(pattern) && !/\\[pPu]/.test(pattern) ? new RegExp(pattern) : exact;
  const isAstral = (text: string): boolean => /[\uD800-\uDFFF]/.test(text);
  // Ajv knows an expression by its text.
  return {
    test: (text) => (isAstral(text) ? exact : quick).test(text),
    toString: () => String(exact),
  };
};
const code = { regExp: Object.assign(regExp, { code: 'new RegExp' }) };

const ajv = new Ajv2020({ strict: false, strictNumbers: true, logger: false, code });
const lenient = new Ajv2020({ strict: false, logger: false, unicodeRegExp: false });
addFormats(ajv);
// With line breaks too; also the letters of base64url.
ajv.addFormat('byte', /^[\w+/\s-]*(?:=\s*){0,2}$/);

/** Compiled once for all judges of a process: Ajv compiles its own meta-schema first. */
const compiled = new Map<string, Validate>();

type Validate = (value: unknown) => boolean;

function compile(one: Schema): Validate {
  return made(compiled, JSON.stringify(one), () => compileSafely(one));
}

/** Ajv divides binary numbers for `multipleOf`. A keyword that no validator can read limits nothing. */
function compileSafely(one: Schema): Validate {
  const { multipleOf } = one;
  if (multipleOf !== undefined) {
    return (value) => typeof value !== 'number' || isMultipleOf(value, multipleOf);
  }
  // The second for a pattern that is no regular expression with the flag « u ».
  for (const validator of [ajv, lenient]) {
    try {
      return validator.compile(one);
    } catch {}
  }
  return () => true;
}

/** Ajv for one keyword at a time: a validator of whole schemas reports neither form nor place. */
export function keywordJudge(): (schema: Schema, value: unknown) => readonly (keyof Schema)[] {
  const checksOf = new WeakMap<Schema, readonly (readonly [keyof Schema, Validate])[]>();
  return (schema, value) => {
    const checks = made(checksOf, schema, () =>
      keywords
        .filter((keyword) => keyword in schema && !isIgnored(schema, keyword))
        .map((keyword) => [keyword, compile({ [keyword]: schema[keyword] })] as const),
    );
    return checks.filter(([, validate]) => !validate(value)).map(([keyword]) => keyword);
  };
}

/** Formats that describe no value of JSON: a file, a hint for editors, and what the type checks. */
function isIgnored({ format }: Schema, keyword: string): boolean {
  return keyword === 'format' && /^(binary|password|int64|float|double)$/.test(format ?? '');
}

const tests = new Map<string, (value: unknown) => boolean>([
  ['null', (value) => value === null],
  ['array', Array.isArray],
  ['object', isRecord],
  ['integer', Number.isInteger],
  ['number', Number.isFinite],
]);

/** The types of JSON Schema; 4.0 is an integer. */
export function hasType(value: unknown, type: string): boolean {
  return tests.get(type)?.(value) ?? typeof value === type;
}

export function oneOf(values: readonly unknown[]): string {
  return `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`;
}

/** What a keyword asks for, in a sentence after « instead of ». */
export function describeKeyword(keyword: string, wanted: unknown): string {
  switch (keyword) {
    case 'enum':
      return oneOf(wanted as readonly unknown[]);
    case 'const':
      return JSON.stringify(wanted);
    case 'pattern':
      return `text like ${String(wanted)}`;
    case 'format':
      return `the format « ${String(wanted)} »`;
    default:
      return `${keyword} ${JSON.stringify(wanted)}`;
  }
}
