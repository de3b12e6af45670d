import type { ContractDocument } from '../contract/document.ts';
import type { ListedOperation, ListedParameter } from '../contract/operations.ts';
import { resolveReference } from '../contract/resolveReference.ts';
import { smallest } from './generate/smallest.ts';
import type { Fields, FoundInput, ParameterPlace } from './Input.ts';
import { isHeaderText, writeText } from './writeParameter.ts';

/** The input of one operation in a file of inputs; `false` means that it is not called. */
export type GivenInput =
  | false
  | {
      readonly path?: Fields;
      readonly query?: Fields;
      readonly header?: Fields;
      readonly cookie?: Fields;
      /** Replaces the contract's example as a whole. */
      readonly body?: unknown;
      /** Sends the token with a call that is open. */
      readonly token?: boolean;
    };

/**
 * The contract's first example of every parameter and of the body, replaced by the given parts. Where the
 * contract has no example of something required, the smallest value that fits its schema.
 */
export function exampleInput(
  document: ContractDocument,
  listed: ListedOperation,
  given: GivenInput = {},
): FoundInput {
  if (given === false) return { ok: false, reason: 'Switched off in the file of inputs.' };
  const { parameters, body } = listed;
  const missing: string[] = [];
  const unsendable: string[] = [];
  const fieldsOf = (place: ParameterPlace): Fields => {
    const entries = parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => {
        const value = given[place]?.[parameter.name] ?? exampleOf(document, parameter);
        if (value !== undefined) {
          const isSendable = place !== 'header' || isHeaderText(writeText(parameter, value));
          if (!isSendable) unsendable.push(`header/${parameter.name}`);
          return [[parameter.name, value] as const];
        }
        if (parameter.required !== true && place !== 'path') return [];
        const made = smallest(document, parameter.schema);
        if (made === undefined) missing.push(`${place}/${parameter.name}`);
        return made === undefined ? [] : [[parameter.name, made] as const];
      });
    return Object.fromEntries(entries);
  };
  const input = {
    path: fieldsOf('path'),
    query: fieldsOf('query'),
    header: fieldsOf('header'),
    cookie: fieldsOf('cookie'),
    body: given.body ?? bodyOf(document, listed),
    withToken: given.token === true,
  };
  if (body?.required === true && input.body === undefined) missing.push('body');
  if (unsendable.length > 0) {
    const named = unsendable.join(', ');
    const reason = `No input: ${named} has characters that cannot be sent in a header.`;
    return { ok: false, reason: `${reason} Give another value in a file (--inputs).` };
  }
  if (missing.length === 0) return { ok: true, input };
  const wanted = missing.join(', ');
  return {
    ok: false,
    reason: `No input: the contract has no example of ${wanted}. Add one to a file (--inputs).`,
  };
}

/** Whether the contract itself names a value of a parameter. */
export function exampleOf(document: ContractDocument, parameter: ListedParameter): unknown {
  const { example, examples = {}, schema } = parameter;
  const [first] = Object.values(examples);
  if (example !== undefined) return example;
  if (first?.value !== undefined) return first.value;
  const { example: own, examples: listed = [], ...rest } = resolveReference(document, schema);
  if (own !== undefined || listed.length > 0) return own ?? listed[0];
  return parameter.required === true ? rest.default : undefined;
}

function bodyOf(document: ContractDocument, { body }: ListedOperation): unknown {
  if (body === null) return undefined;
  const [first] = Object.values(body.examples ?? {});
  if (first?.value !== undefined) return first.value;
  const { example, examples = [] } = resolveReference(document, body.schema);
  return example ?? examples[0] ?? (body.required ? smallest(document, body.schema) : undefined);
}
