import type { CompareToSchema } from '../schema/PlacedDifference.ts';
import { isAddition } from '../schema/chooseForm.ts';
import type { Access } from '../contract/access.ts';
import type { ListedOperation } from '../contract/operations.ts';
import type { Fields, Input } from './Input.ts';

/** An invalid input, and the field that it lacks: `body/email`, `query/startDate`. */
export interface InvalidInput {
  readonly lacks: string;
  readonly input: Input;
}

/**
 * One copy of the input per required field, without that field: of the query, the headers and the
 * first level of the body. The field of the token stays: without it the call would be refused for
 * another reason.
 */
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
  if (described === null || !isFields(input.body)) return ofParameters;
  const { body } = input;
  const isRefused = (one: Fields): boolean =>
    !compare(one, { schema: described.schema, source: 'body' }, 'request').every(isAddition);
  const ofBody = Object.keys(body)
    .filter((name) => access.kind !== 'field' || access.field !== name)
    .map((name) => ({ name, changed: without(body, name) }))
    .filter(({ changed }) => isRefused(changed))
    .map(({ name, changed }) => ({ lacks: `body/${name}`, input: { ...input, body: changed } }));
  return [...ofParameters, ...ofBody];
}

export function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
