import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { both, read, sent, type ChangeCase } from './ChangeCase.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };

function object(properties: Json, required: readonly string[] = [], more: Json = {}): Json {
  return { type: 'object', required, properties, ...more };
}

const narrower = ['major', 'minor'] as const;
const wider = ['minor', 'major'] as const;
const other = ['major', 'major'] as const;
const addition = ['minor', 'minor'] as const;
const words = ['patch', 'patch'] as const;
const unsure = ['undecided', 'undecided'] as const;
const same = [null, null] as const;
const file = { ...text, 'x-binary-signature': '%PDF-' };
const encoded = { ...text, contentEncoding: 'base64' };
const closed = { additionalProperties: false };

const form = (mark: string, more: Json = {}): Json =>
  object({ status: { const: mark }, ...more }, ['status']);

/** Changes of schemas, each in a request and in an answer. */
export const schemaCases: readonly ChangeCase[] = [
  ...both('value added to an enum', wider, { enum: ['A'] }, { enum: ['A', 'B'] }),
  ...both('optional field added', addition, object({ a: text }), object({ a: text, b: text })),
  ...both(
    'required field added',
    narrower,
    object({ a: text }),
    object({ a: text, b: text }, ['b']),
  ),
  ...both('field now required', narrower, object({ a: text }), object({ a: text }, ['a'])),
  ...both('field renamed', other, object({ userName: text }), object({ user_name: text })),
  ...both('minLength 0 said', words, text, { ...text, minLength: 0 }),
  ...both('minimum lowered', wider, { ...whole, minimum: 1 }, { ...whole, minimum: 0 }),
  ...both('format password', words, text, { ...text, format: 'password' }),
  ...both(
    'fewer items',
    narrower,
    { type: 'array', items: text },
    { type: 'array', items: text, maxItems: 3 },
  ),
  ...both('single value becomes a list', other, text, { type: 'array', items: text }),
  ...both('form added', wider, { oneOf: [form('a')] }, { oneOf: [form('a'), form('b')] }),
  ...both('form removed', narrower, { oneOf: [form('a'), form('b')] }, { oneOf: [form('a')] }),
  ...both(
    'fewer values of one of two forms that overlap',
    other,
    { oneOf: [object({ a: text }), object({ b: text })] },
    { oneOf: [object({ a: text }), object({ b: { enum: ['x'] } })] },
  ),
  read(
    'field added to a closed object',
    'major',
    object({ a: text }, [], closed),
    object({ a: text, b: text }, [], closed),
  ),
  ...both(
    'further fields allowed explicitly',
    addition,
    object({ a: text }),
    object({ a: text }, [], { additionalProperties: true }),
  ),
  ...both('unknown keyword added', unsure, text, { ...text, contentSchema: whole }),
  ...both('form of anyOf of another type', other, { anyOf: [text] }, { anyOf: [whole] }),
  ...both('forms of anyOf, unchanged', same, { anyOf: [text] }, { anyOf: [text] }),
  ...both('encoding of the content', ['major', 'undecided'], text, encoded),
  ...both('encoding of the content removed', wider, encoded, text),
  ...both('file signature changed', other, file, { ...text, 'x-binary-signature': 'PK' }),
  ...both('file signature removed', wider, file, text),
  ...both('bearer token field marked', words, text, { ...text, 'x-bearer-token': true }),
  ...both('words', words, { ...text, description: 'One.' }, { ...text, description: 'Two.' }),
  ...both('const written as an enum', words, { const: 'A' }, { type: 'string', enum: ['A'] }),
  ...both(
    'null written as a form',
    words,
    { type: ['string', 'null'] },
    { oneOf: [{ type: 'null' }, text] },
  ),
  ...both(
    'order of enum, required and forms',
    words,
    object({ a: { enum: ['x', 'y'] }, b: text }, ['a', 'b']),
    object({ b: text, a: { enum: ['y', 'x'] } }, ['b', 'a']),
  ),
  sent(
    'deprecated field',
    'minor',
    object({ a: text }),
    object({ a: { ...text, deprecated: true } }),
  ),
];
