/**
 * The input of an operation: parameters by name, and the body in the contract's form (files as
 * text).
 */
export interface Input {
  readonly path: Fields;
  readonly query: Fields;
  readonly header: Fields;
  /** Undefined when the operation has no body. */
  readonly body: unknown;
  /** Sends the token although the call is open. */
  readonly withToken: boolean;
}

export type Fields = Readonly<Record<string, unknown>>;

/** An input, or the reason why there is none. */
export type FoundInput =
  { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly reason: string };
