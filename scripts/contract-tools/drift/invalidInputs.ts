import { type CompareToSchema, isRecord } from '../schema/placed.ts';
import type { Access } from '../contract/access.ts';
import { escapeToken, tokensOf } from '../contract/pointer.ts';
import type { ListedOperation } from '../contract/operations.ts';
import { fitsRequest, type Fields, type Input } from './Input.ts';

/** An invalid input, and the field that it lacks: `query/startDate`, `body/address/city`. */
export interface InvalidInput {
  readonly lacks: string;
  readonly input: Input;
}

/** One copy of the input per required field, four levels deep, without that field; not that of the token. */
export function invalidInputs(
  { body: described, parameters }: ListedOperation,
  input: Input,
  access: Access,
  compare: CompareToSchema,
): readonly InvalidInput[] {
  const ofParameters = parameters.flatMap(({ in: place, name, required }) => {
    if (required !== true || place === 'path' || input[place][name] === undefined) return [];
    const changed = { ...input, [place]: without(input[place], name) };
    return [{ lacks: `${place}/${name}`, input: changed }];
  });
  if (described === null || !isRecord(input.body)) return ofParameters;
  const ofBody = fieldsBelow(input.body, '')
    .filter((place) => access.kind !== 'field' || access.field !== place.slice(1))
    .map((place) => ({ place, body: withoutPlace(input.body, tokensOf(place)) }))
    .filter(({ body }) => !fitsRequest(compare, described.schema, body))
    .map(({ place, body }) => ({ lacks: `body${place}`, input: { ...input, body } }));
  return [...ofParameters, ...ofBody];
}

const deepest = 4;

/** The pointers of all fields, of objects in them, and of the first item of lists in them. */
function fieldsBelow(value: unknown, pointer: string, depth = 0): readonly string[] {
  if (depth >= deepest) return [];
  if (Array.isArray(value)) return fieldsBelow(value[0], `${pointer}/0`, depth + 1);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const own = `${pointer}/${escapeToken(name)}`;
    return [own, ...fieldsBelow(one, own, depth + 1)];
  });
}

function withoutPlace(value: unknown, [token = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((one: unknown, at) => (String(at) === token ? withoutPlace(one, rest) : one));
  }
  const fields = value as Fields;
  if (rest.length === 0) return without(fields, token);
  return { ...fields, [token]: withoutPlace(fields[token], rest) };
}

export function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}
