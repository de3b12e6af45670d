import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { both, read, sent, type ChangeCase } from './ChangeCase.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };

function object(properties: Json, required: readonly string[] = [], more: Json = {}): Json {
  return { type: 'object', required, properties, ...more };
}

const narrower = { sent: 'major', read: 'minor' } as const;
const wider = { sent: 'minor', read: 'major' } as const;
const other = { sent: 'major', read: 'major' } as const;
const addition = { sent: 'minor', read: 'minor' } as const;
const words = { sent: 'patch', read: 'patch' } as const;
const unsure = { sent: 'undecided', read: 'undecided' } as const;
const same = { sent: null, read: null } as const;

const form = (mark: string, more: Json = {}): Json =>
  object({ status: { const: mark }, ...more }, ['status']);

/** Changes of schemas, each in a request and in an answer. */
export const schemaCases: readonly ChangeCase[] = [
  ...both('value added to an enum', wider, { enum: ['A'] }, { enum: ['A', 'B'] }),
  ...both('value removed from an enum', narrower, { enum: ['A', 'B'] }, { enum: ['A'] }),
  ...both('any text limited to an enum', narrower, text, { ...text, enum: ['A'] }),
  ...both('literal changed', other, form('ok'), form('done')),
  ...both('may be null', wider, text, { type: ['string', 'null'] }),
  ...both('may no longer be null', narrower, { type: ['string', 'null'] }, text),
  ...both('null as another form', wider, text, { oneOf: [text, { type: 'null' }] }),
  ...both('text becomes a number', other, text, { type: 'number' }),
  ...both('integer becomes number', wider, whole, { type: 'number' }),
  ...both('number becomes integer', narrower, { type: 'number' }, whole),
  ...both('optional field added', addition, object({ a: text }), object({ a: text, b: text })),
  ...both(
    'required field added',
    { sent: 'major', read: 'minor' },
    object({ a: text }),
    object({ a: text, b: text }, ['b']),
  ),
  ...both('optional field removed', other, object({ a: text, b: text }), object({ a: text })),
  ...both(
    'required field removed',
    other,
    object({ a: text, b: text }, ['b']),
    object({ a: text }),
  ),
  ...both('field no longer required', wider, object({ a: text }, ['a']), object({ a: text })),
  ...both('field now required', narrower, object({ a: text }), object({ a: text }, ['a'])),
  ...both('field renamed', other, object({ userName: text }), object({ user_name: text })),
  ...both('longer maxLength', wider, { ...text, maxLength: 5 }, { ...text, maxLength: 9 }),
  ...both('maxLength added', narrower, text, { ...text, maxLength: 9 }),
  ...both('minLength raised', narrower, { ...text, minLength: 1 }, { ...text, minLength: 2 }),
  ...both('minLength 0 said', words, text, { ...text, minLength: 0 }),
  ...both('minimum lowered', wider, { ...whole, minimum: 1 }, { ...whole, minimum: 0 }),
  ...both('maximum lowered', narrower, { ...whole, maximum: 9 }, { ...whole, maximum: 4 }),
  ...both(
    'multipleOf made coarser',
    narrower,
    { ...whole, multipleOf: 2 },
    { ...whole, multipleOf: 4 },
  ),
  ...both('pattern added', narrower, text, { ...text, pattern: '^a$' }),
  ...both('pattern changed', other, { ...text, pattern: '^a$' }, { ...text, pattern: '^b$' }),
  ...both('pattern removed', wider, { ...text, pattern: '^a$' }, text),
  ...both('format added', narrower, text, { ...text, format: 'email' }),
  ...both('format removed', wider, { ...text, format: 'email' }, text),
  ...both('text becomes a file', other, text, { ...text, format: 'binary' }),
  ...both('format password', words, text, { ...text, format: 'password' }),
  ...both(
    'fewer items',
    narrower,
    { type: 'array', items: text },
    { type: 'array', items: text, maxItems: 3 },
  ),
  ...both('minItems removed', wider, { type: 'array', minItems: 1 }, { type: 'array' }),
  ...both('items unique', narrower, { type: 'array' }, { type: 'array', uniqueItems: true }),
  ...both(
    'items of another type',
    other,
    { type: 'array', items: text },
    { type: 'array', items: whole },
  ),
  ...both('single value becomes a list', other, text, { type: 'array', items: text }),
  ...both('form added', wider, { oneOf: [form('a')] }, { oneOf: [form('a'), form('b')] }),
  ...both('form removed', narrower, { oneOf: [form('a'), form('b')] }, { oneOf: [form('a')] }),
  ...both(
    'field required in the form that moved',
    narrower,
    { oneOf: [form('a', { x: text }), form('b')] },
    { oneOf: [form('b'), object({ status: { const: 'a' }, x: text }, ['status', 'x'])] },
  ),
  ...both(
    'fewer values of one of two forms that overlap',
    other,
    { oneOf: [object({ a: text }), object({ b: text })] },
    { oneOf: [object({ a: text }), object({ b: { enum: ['x'] } })] },
  ),
  ...both(
    'map of texts becomes one of numbers',
    other,
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: whole },
  ),
  ...both(
    'further fields forbidden',
    narrower,
    object({ a: text }),
    object({ a: text }, [], { additionalProperties: false }),
  ),
  ...both(
    'closed object opened',
    wider,
    object({ a: text }, [], { additionalProperties: false }),
    object({ a: text }),
  ),
  read(
    'field added to a closed object',
    'major',
    object({ a: text }, [], { additionalProperties: false }),
    object({ a: text, b: text }, [], { additionalProperties: false }),
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
  ...both('encoding of the content', { sent: 'major', read: 'undecided' }, text, {
    ...text,
    contentEncoding: 'base64',
  }),
  ...both('encoding of the content removed', wider, { ...text, contentEncoding: 'base64' }, text),
  ...both(
    'file signature changed',
    other,
    { ...text, 'x-binary-signature': '%PDF-' },
    { ...text, 'x-binary-signature': 'PK' },
  ),
  ...both('file signature removed', wider, { ...text, 'x-binary-signature': '%PDF-' }, text),
  ...both('bearer token field marked', words, text, { ...text, 'x-bearer-token': true }),
  ...both('words', words, { ...text, description: 'One.' }, { ...text, description: 'Two.' }),
  ...both(
    'field named description removed',
    other,
    object({ description: text, a: text }),
    object({ a: text }),
  ),
  ...both(
    'const written as an enum',
    { sent: 'patch', read: 'patch' },
    { const: 'A' },
    { type: 'string', enum: ['A'] },
  ),
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
