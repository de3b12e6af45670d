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
const plain = object({ a: text });
const [optionalId, withId] = [object({ a: text, id }), object({ a: text, id }, ['id'])];
const [optionalPin, withPin] = [object({ a: text, pin }), object({ a: text, pin }, ['pin'])];

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
  ...both('required field added that is only read', ['patch', 'minor'], plain, withId),
  ...both(
    'field added to a closed object that is only read',
    ['patch', 'major'],
    object({ a: text }, [], closed),
    object({ a: text, id }, ['id'], closed),
  ),
  ...both(
    'field added to a closed object that is only written',
    ['minor', 'patch'],
    object({ a: text }, [], closed),
    object({ a: text, pin }, [], closed),
  ),
  ...both(
    'required field added that is only read, where texts were allowed',
    ['major', 'minor'],
    { type: 'object', additionalProperties: text },
    object({ id }, ['id'], { additionalProperties: text }),
  ),
  ...both('field removed that is only read', ['patch', 'major'], withId, plain),
  ...both('field removed that is only written', ['major', 'patch'], withPin, plain),
  ...both('field now required that is only read', ['patch', 'minor'], optionalId, withId),
  ...both('field now required that is only written', ['major', 'patch'], optionalPin, withPin),
  ...both('field no longer required that is only read', ['patch', 'major'], withId, optionalId),
  ...both('field no longer required, only written', ['minor', 'patch'], withPin, optionalPin),
  shared(
    'required field added that is only read',
    'minor',
    { Id: id, Badge: object({ a: text }) },
    { Id: id, Badge: object({ a: text, id: refer('Id') }, ['id']) },
  ),
  shared(
    'value removed from an enum that is only read in one field, and sent in another',
    'major',
    { State: { enum: ['A', 'B'] }, Badge: readAndSent },
    { State: { enum: ['A'] }, Badge: readAndSent },
  ),
];
