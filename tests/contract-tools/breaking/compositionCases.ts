import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { both, inOperation, read, sent, type ChangeCase } from './ChangeCase.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const nothing = { type: 'null' };

const object = (properties: Json, required: readonly string[] = []): Json => {
  return { type: 'object', required, properties };
};
const parameter = (schema: Json, more: Json = {}): Json => {
  return { parameters: [{ name: 'filter', in: 'query', schema, ...more }] };
};

const narrower = { sent: 'major', read: 'minor' } as const;
const wider = { sent: 'minor', read: 'major' } as const;
const other = { sent: 'major', read: 'major' } as const;
const words = { sent: 'patch', read: 'patch' } as const;

/**
 * Changes in parts of OpenAPI that the contract of this project does not use. Most were reported as missed or
 * judged wrongly: oasdiff 223, 224, 257, 261, 314, 714, 861, 1017, 1088; Optic 2372, 2836.
 */
export const compositionCases: readonly ChangeCase[] = [
  ...both(
    'field required in a part of allOf',
    narrower,
    { allOf: [object({ a: text })] },
    { allOf: [object({ a: text }, ['a'])] },
  ),
  ...both(
    'field removed from a part of allOf',
    other,
    { allOf: [object({ a: text, b: text }), object({ c: text })] },
    { allOf: [object({ a: text }), object({ c: text })] },
  ),
  ...both(
    'parts of allOf written as one object',
    words,
    { allOf: [object({ a: text }, ['a']), object({ b: whole })] },
    object({ a: text, b: whole }, ['a']),
  ),
  ...both(
    'limit in a part of allOf',
    narrower,
    { allOf: [text] },
    { allOf: [text, { maxLength: 9 }] },
  ),
  ...both('form added to anyOf', wider, { anyOf: [text] }, { anyOf: [text, whole] }),
  ...both('form removed from anyOf', narrower, { anyOf: [text, whole] }, { anyOf: [text] }),
  ...both(
    'null added as a form of anyOf',
    wider,
    { anyOf: [object({ a: text })] },
    { anyOf: [object({ a: text }), nothing] },
  ),
  ...both(
    'enum may be null, written as forms',
    wider,
    { type: 'string', enum: ['a', 'b'] },
    { oneOf: [nothing, { type: 'string', enum: ['a', 'b'] }] },
  ),
  ...both(
    'exclusive bound raised',
    narrower,
    { ...whole, exclusiveMinimum: 0 },
    { ...whole, exclusiveMinimum: 5 },
  ),
  ...both('exclusive bound removed', wider, { ...whole, exclusiveMaximum: 9 }, whole),
  ...both(
    'fewer fields allowed',
    narrower,
    { type: 'object', maxProperties: 9 },
    { type: 'object', maxProperties: 3 },
  ),
  ...both(
    'field required in the items of a list',
    narrower,
    { type: 'array', items: object({ a: text }) },
    { type: 'array', items: object({ a: text }, ['a']) },
  ),
  ...both(
    'optional list of objects with required fields added',
    { sent: 'minor', read: 'minor' },
    object({ a: text }, ['a']),
    object({ a: text, b: { type: 'array', items: object({ c: text }, ['c']) } }, ['a']),
  ),
  ...both(
    'field now only read',
    { sent: 'major', read: 'patch' },
    object({ id: text }),
    object({ id: { ...text, readOnly: true } }),
  ),
  ...both(
    'field now only written',
    { sent: 'patch', read: 'major' },
    object({ pin: text }),
    object({ pin: { ...text, writeOnly: true } }),
  ),
  ...both(
    'default added',
    { sent: 'minor', read: 'patch' },
    object({ a: text }),
    object({ a: { ...text, default: 'x' } }),
  ),
  ...both(
    'default changed',
    { sent: 'major', read: 'patch' },
    object({ a: { ...text, default: 'x' } }),
    object({ a: { ...text, default: 'y' } }),
  ),
  read(
    'order no longer guaranteed',
    'major',
    { type: 'array', items: text, 'x-sorted-by': '-at' },
    { type: 'array', items: text },
  ),
  read(
    'order now guaranteed',
    'minor',
    { type: 'array', items: text },
    { type: 'array', items: text, 'x-sorted-by': '-at' },
  ),
  ...both(
    'field added to an object or null, written beside allOf',
    { sent: 'minor', read: 'minor' },
    { type: ['object', 'null'], allOf: [object({ a: text })] },
    { type: ['object', 'null'], allOf: [object({ a: text, b: text })] },
  ),
  ...both(
    'null, written beside allOf',
    wider,
    { type: 'object', allOf: [object({ a: text })] },
    { type: ['object', 'null'], allOf: [object({ a: text })] },
  ),
  ...both(
    'field added beside one that two parts describe',
    { sent: 'minor', read: 'minor' },
    { allOf: [object({ data: object({}) }), object({ data: object({ x: text }) })] },
    { allOf: [object({ data: object({}) }), object({ data: object({ x: text }), page: whole })] },
  ),
  ...both(
    'limit in the second of two parts',
    narrower,
    { allOf: [object({ a: text }), object({ a: text })] },
    { allOf: [object({ a: text }), object({ a: { ...text, maxLength: 9 } })] },
  ),
  ...both(
    'part that says nothing new',
    words,
    { allOf: [object({ a: { ...text, maxLength: 9 } })] },
    { allOf: [object({ a: { ...text, maxLength: 9 } }), object({ a: text })] },
  ),
  ...both(
    'one of two patterns changed',
    { sent: 'undecided', read: 'undecided' },
    { allOf: [{ ...text, pattern: 'a' }, { pattern: 'b' }] },
    { allOf: [{ ...text, pattern: 'a' }, { pattern: 'c' }] },
  ),
  sent(
    'field added to a part of allOf',
    'minor',
    { allOf: [object({ a: text })] },
    { allOf: [object({ a: text, b: text })] },
  ),
  inOperation(
    'value of a nested parameter removed',
    'major',
    parameter(object({ origin: { enum: ['a', 'b'] } }), { style: 'deepObject' }),
    parameter(object({ origin: { enum: ['a'] } }), { style: 'deepObject' }),
  ),
  inOperation(
    'link added',
    'patch',
    {},
    { responses: { 200: { description: 'Done.', links: { self: { operationId: 'call' } } } } },
  ),
];
