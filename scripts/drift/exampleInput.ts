import type { ListedOperation } from '../contract/operations.ts';
import type { Fields, FoundInput } from './Input.ts';

/** The input of one operation in a file of inputs; `false` means that it is not called. */
export type GivenInput =
  | false
  | {
      readonly path?: Fields;
      readonly query?: Fields;
      readonly header?: Fields;
      /** Replaces the contract's example as a whole. */
      readonly body?: unknown;
      /** Sends the token with a call that is open. */
      readonly token?: boolean;
    };

/** The contract's first example of every parameter and of the body, replaced by the given parts. */
export function exampleInput(listed: ListedOperation, given: GivenInput = {}): FoundInput {
  if (given === false) return { ok: false, reason: 'Switched off in the file of inputs.' };
  const { operation, parameters } = listed;
  const missing: string[] = [];
  const fieldsOf = (place: 'path' | 'query' | 'header'): Fields => {
    const entries = parameters
      .filter((parameter) => parameter.in === place)
      .flatMap(({ name, example, examples = {}, required }) => {
        const value = given[place]?.[name] ?? example ?? Object.values(examples)[0]?.value;
        if (value !== undefined) return [[name, value] as const];
        if (required === true) missing.push(`${place}/${name}`);
        return [];
      });
    return Object.fromEntries(entries);
  };
  const input = {
    path: fieldsOf('path'),
    query: fieldsOf('query'),
    header: fieldsOf('header'),
    body: given.body ?? firstBody(listed),
    withToken: given.token === true,
  };
  if (operation.requestBody?.required === true && input.body === undefined) missing.push('body');
  if (missing.length === 0) return { ok: true, input };
  const wanted = missing.join(', ');
  return {
    ok: false,
    reason: `No input: the contract has no example of ${wanted}. Add one to a file (--inputs).`,
  };
}

function firstBody({ operation }: ListedOperation): unknown {
  const [mediaType] = Object.values(operation.requestBody?.content ?? {});
  return Object.values(mediaType?.examples ?? {})[0]?.value;
}
