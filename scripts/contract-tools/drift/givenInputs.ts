import { type CompareToSchema, isAddition, isRecord } from '../schema/placed.ts';
import type { ListedOperation } from '../contract/operations.ts';
import type { GivenInput } from './exampleInput.ts';
import { parameterPlaces, type Fields } from './Input.ts';
import { readYaml } from '../command/files.ts';
import { UsageError } from '../command/Terminal.ts';

export type GivenInputs = Readonly<Record<string, GivenInput>>;

const parts: ReadonlySet<string> = new Set([...parameterPlaces, 'body', 'token']);

/** Reads a file of inputs, JSON or YAML. Throws UsageError where one does not fit the contract. */
export function readGivenInputs(
  file: string,
  cwd: string,
  operations: readonly ListedOperation[],
  compare: CompareToSchema,
): GivenInputs {
  const given = readYaml(file, cwd);
  if (!isRecord(given)) throw new UsageError(`${file} is not an object keyed by operationId.`);
  for (const [operationId, input] of Object.entries(given)) {
    const listed = operations.find(({ id }) => id === operationId);
    if (listed === undefined) {
      throw new UsageError(`${file}: the contract has no operation ${operationId}.`);
    }
    if (input === false) continue;
    const problems = isRecord(input)
      ? problemsOf(input, listed, compare)
      : ['is neither false nor an object'];
    if (problems.length > 0) throw new UsageError(`${file}: ${operationId} ${problems.join('; ')}`);
  }
  return given as GivenInputs;
}

function problemsOf(
  input: Fields,
  { body, parameters }: ListedOperation,
  compare: CompareToSchema,
): readonly string[] {
  const strange = Object.keys(input).filter((part) => !parts.has(part));
  if (strange.length > 0)
    return [`may have path, query, header, cookie, body and token, not ${strange.join(', ')}`];
  if ('token' in input && typeof input['token'] !== 'boolean') {
    return ['has a token that is neither true nor false; --token or --login sets it'];
  }
  const named = parameterPlaces.flatMap((place) =>
    Object.entries((input[place] ?? {}) as Fields).flatMap(([name, value]) => {
      const known = parameters.find((one) => one.in === place && one.name === name);
      if (known === undefined) return [`has no parameter ${place}/${name}`];
      return unfit(compare, known.schema, value, `${place}/${name}`);
    }),
  );
  if (!('body' in input)) return named;
  if (body === null) return [...named, 'has no body in the contract'];
  return [...named, ...unfit(compare, body.schema, input['body'], 'body')];
}

function unfit(
  compare: CompareToSchema,
  schema: ListedOperation['parameters'][number]['schema'],
  value: unknown,
  place: string,
): readonly string[] {
  return compare(value, { schema, source: place }, 'request')
    .filter((difference) => !isAddition(difference))
    .map(({ pointer, message }) => `${place}${pointer}: ${message}`);
}
