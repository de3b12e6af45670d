import type { ContractDocument } from '../contract/document.ts';
import type { ListedOperation, ListedParameter } from '../contract/operations.ts';
import { groupBy } from '../report/groupBy.ts';
import type { Fields, FoundInput, Input, ParameterPlace } from './Input.ts';
import { exampleOf, namedValue, plausibleBody, plausibleValue } from './plausible.ts';
import { isHeaderText, writePairs, writeText } from './writeParameter.ts';

/** The input of one operation in a file of inputs; `false` means that it is not called. */
export type GivenInput =
  | false
  | (Readonly<Partial<Record<ParameterPlace, Fields>>> & {
      /** Replaces the contract's example as a whole. */
      readonly body?: unknown;
      /** Sends the token with a call that is open. */
      readonly token?: boolean;
    });

/** The first example of every parameter and of the body, or what is given, or a plausible value. */
export function exampleInput(
  document: ContractDocument,
  listed: ListedOperation,
  given: GivenInput = {},
): FoundInput {
  if (given === false) return { ok: false, reason: 'Switched off in the file of inputs.' };
  const { parameters, body } = listed;
  const missing: string[] = [];
  const guessed: string[] = [];
  const unsendable: string[] = [];
  const fieldsOf = (place: ParameterPlace): Fields => {
    const entries = parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => {
        const value = given[place]?.[parameter.name] ?? namedValue(document, parameter);
        if (value !== undefined && !isEmpty(parameter, value)) {
          const isSendable = place !== 'header' || isHeaderText(writeText(parameter, value));
          if (!isSendable) unsendable.push(`header/${parameter.name}`);
          return [[parameter.name, value] as const];
        }
        if (parameter.required !== true && place !== 'path') return [];
        const made = plausibleValue(document, listed, parameter);
        if (made === undefined) missing.push(`${place}/${parameter.name}`);
        if (made?.isGuess === true) guessed.push(`${place}/${parameter.name}`);
        return made === undefined ? [] : [[parameter.name, made.value] as const];
      });
    return Object.fromEntries(entries);
  };
  const finished = (whole: Input): FoundInput => {
    if (unsendable.length > 0) {
      const named = unsendable.join(', ');
      const reason = `No input: ${named} has characters that cannot be sent in a header.`;
      return { ok: false, reason: `${reason} Give another value in a file (--inputs).` };
    }
    // What is changed or deleted must be what the caller means.
    const isRisky = (one: string): boolean => listed.effect !== 'read' && one.startsWith('path/');
    const lacks = [...missing, ...guessed.filter(isRisky)];
    if (lacks.length === 0) return { ok: true, input: whole, guessed };
    const rest = guessed.filter((one) => !lacks.includes(one));
    const template = { input: whole, lacks, guessed: rest };
    return { ok: false, reason: needsInput(listed, lacks), template };
  };
  const input = {
    ...{ path: fieldsOf('path'), query: fieldsOf('query') },
    ...{ header: fieldsOf('header'), cookie: fieldsOf('cookie') },
    body: given.body ?? (body === null ? undefined : exampleOf(document, body)),
    withToken: given.token === true,
  };
  if (body?.required === true && input.body === undefined) {
    const made = plausibleBody(document, body.schema);
    if (made === undefined) missing.push('body');
    else guessed.push('body');
    return finished({ ...input, body: made });
  }
  return finished(input);
}

/** Whether a value would leave an empty segment in the address, or no required query. */
function isEmpty(parameter: ListedParameter, value: unknown): boolean {
  if (parameter.in === 'path') return writeText(parameter, value) === '';
  if (parameter.in !== 'query' || parameter.required !== true) return false;
  return writePairs(parameter, value).every(([, text]) => text === '');
}

/** The sentence that asks for values, with the line of the file of inputs. */
export function needsInput({ id }: ListedOperation, places: readonly string[]): string {
  const split = places.map((place) => place.split(/\/(.*)/s));
  const parts = groupBy(split, ([part = '']) => part).map((group) => {
    const names = group.flatMap(([, name]) => (name === undefined ? [] : [`${keyed(name)}: …`]));
    const [[part = '']] = group;
    return names.length === 0 ? `${part}: …` : `${part}: { ${names.join(', ')} }`;
  });
  const line = `${keyed(id)}: { ${parts.join(', ')} }`;
  return `Needs input: no value of ${places.join(', ')} is known. Add to the file of --inputs: ${line}`;
}

/** A key of YAML and of JSON5. */
function keyed(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}
