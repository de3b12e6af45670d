import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';
import { both, json, operation, type ChangeCase, type Part } from './ChangeCase.ts';

const text = { type: 'string' };
const id = { ...text, readOnly: true };
const pin = { ...text, writeOnly: true };

const object = (properties: Json, required: readonly string[] = [], more: Json = {}): Json => {
  return { type: 'object', required, properties, ...more };
};
const closed = { additionalProperties: false };

const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A change of schemas, one of which (`Badge`) an operation both receives and answers with. */
function shared(name: string, level: Level, base: Json, revision: Json): ChangeCase {
  const call = operation({
    requestBody: { required: true, ...json(refer('Badge')) },
    responses: { 200: { description: 'Done.', ...json(refer('Badge')) } },
  });
  const part = (schemas: Json): Part => ({ paths: { '/call': { post: call } }, schemas });
  return { name: `shared: ${name}`, level, base: part(base), revision: part(revision) };
}

/** The field that is only read comes first. */
const readAndSent = object({
  is: { ...refer('State'), readOnly: true },
  wanted: refer('State'),
});

/** Changes of fields that clients never send (`readOnly`) or never receive (`writeOnly`). */
export const sentFieldCases: readonly ChangeCase[] = [
  ...both(
    'required field added that is only read',
    { sent: 'patch', read: 'minor' },
    object({ a: text }),
    object({ a: text, id }, ['id']),
  ),
  ...both(
    'required field added that is only written',
    { sent: 'major', read: 'patch' },
    object({ a: text }),
    object({ a: text, pin }, ['pin']),
  ),
  ...both(
    'field added to a closed object that is only read',
    { sent: 'patch', read: 'major' },
    object({ a: text }, [], closed),
    object({ a: text, id }, ['id'], closed),
  ),
  ...both(
    'field added to a closed object that is only written',
    { sent: 'minor', read: 'patch' },
    object({ a: text }, [], closed),
    object({ a: text, pin }, [], closed),
  ),
  ...both(
    'required field added that is only read, where any value was allowed',
    { sent: 'major', read: 'minor' },
    object({ a: text }, [], { additionalProperties: true }),
    object({ a: text, id }, ['id'], { additionalProperties: true }),
  ),
  ...both(
    'required field added that is only read, where texts were allowed',
    { sent: 'major', read: 'minor' },
    { type: 'object', additionalProperties: text },
    object({ id }, ['id'], { additionalProperties: text }),
  ),
  ...both(
    'field removed that is only read',
    { sent: 'patch', read: 'major' },
    object({ a: text, id }, ['id']),
    object({ a: text }),
  ),
  ...both(
    'field removed that is only written',
    { sent: 'major', read: 'patch' },
    object({ a: text, pin }, ['pin']),
    object({ a: text }),
  ),
  ...both(
    'field now required that is only read',
    { sent: 'patch', read: 'minor' },
    object({ id }),
    object({ id }, ['id']),
  ),
  ...both(
    'field now required that is only written',
    { sent: 'major', read: 'patch' },
    object({ pin }),
    object({ pin }, ['pin']),
  ),
  ...both(
    'field no longer required that is only read',
    { sent: 'patch', read: 'major' },
    object({ id }, ['id']),
    object({ id }),
  ),
  ...both(
    'field no longer required that is only written',
    { sent: 'minor', read: 'patch' },
    object({ pin }, ['pin']),
    object({ pin }),
  ),
  ...both(
    'required field no longer only read',
    { sent: 'major', read: 'patch' },
    object({ id }, ['id']),
    object({ id: text }, ['id']),
  ),
  ...both(
    'mark in a part of the field',
    { sent: 'patch', read: 'minor' },
    object({ a: text }),
    object({ a: text, id: { allOf: [id] } }, ['id']),
  ),
  ...both(
    'value removed from an enum that is only read',
    { sent: 'patch', read: 'minor' },
    object({ state: { enum: ['A', 'B'], readOnly: true } }),
    object({ state: { enum: ['A'], readOnly: true } }),
  ),
  ...both(
    'value added to an enum below a field that is only written',
    { sent: 'minor', read: 'patch' },
    object({ card: object({ kind: { enum: ['A'] } }, [], { writeOnly: true }) }),
    object({ card: object({ kind: { enum: ['A', 'B'] } }, [], { writeOnly: true }) }),
  ),
  shared(
    'required field added that is only read',
    'minor',
    { Id: id, Badge: object({ a: text }) },
    { Id: id, Badge: object({ a: text, id: refer('Id') }, ['id']) },
  ),
  shared(
    'value removed from an enum that is only read',
    'minor',
    { State: { enum: ['A', 'B'] }, Badge: object({ is: { ...refer('State'), readOnly: true } }) },
    { State: { enum: ['A'] }, Badge: object({ is: { ...refer('State'), readOnly: true } }) },
  ),
  shared(
    'value removed from an enum that is only read in one field, and sent in another',
    'major',
    { State: { enum: ['A', 'B'] }, Badge: readAndSent },
    { State: { enum: ['A'] }, Badge: readAndSent },
  ),
];
