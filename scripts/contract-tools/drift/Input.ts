import type { Schema } from '../contract/document.ts';
import { isAddition, type CompareToSchema } from '../schema/placed.ts';

/** The input of an operation: parameters by name, and the body in the contract's form (files as text). */
export interface Input extends Readonly<Record<ParameterPlace, Fields>> {
  /** Undefined when the operation has no body. */
  readonly body: unknown;
  /** Sends the token although the call is open. */
  readonly withToken: boolean;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The parts of an input that hold parameters. */
export const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const;

export type ParameterPlace = (typeof parameterPlaces)[number];

/** An input, or the reason why there is none. */
export type FoundInput =
  | {
      readonly ok: true;
      readonly input: Input;
      /** Places whose values are made up: a server may not know them. */
      readonly guessed: readonly string[];
    }
  | { readonly ok: false; readonly reason: string; readonly template?: Template };

/** An input without the values that nobody knows; those of an answer may fill it. */
interface Template {
  readonly input: Input;
  /** Their places: `path/slug`. */
  readonly lacks: readonly string[];
  readonly guessed: readonly string[];
}

/** Whether a value fits a schema as a part of a request; further fields do. */
export function fitsRequest(compare: CompareToSchema, schema: Schema, value: unknown): boolean {
  return compare(value, { schema, source: '' }, 'request').every(isAddition);
}

/** A place of an input, as `body/size` or `query/page`: its value; undefined if there is none. */
export function inputValue(input: Input, place: string): unknown {
  return place
    .split('/')
    .reduce<unknown>((parent, token) => (Object(parent) as Fields)[token], input);
}

/** A copy of an input with another value at a place. Objects on the way are made where they are missing. */
export function withValue(input: Input, place: string, value: unknown): Input {
  const put = (parent: unknown, [token = '', ...rest]: readonly string[]): Fields => {
    const fields = Object(parent) as Fields;
    return { ...fields, [token]: rest.length === 0 ? value : put(fields[token], rest) };
  };
  return put(input, place.split('/')) as unknown as Input;
}
