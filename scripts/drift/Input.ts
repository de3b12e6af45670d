/** What an operation is called with. Parameters by their names, the body as the contract describes it (files as text). */
export interface Input {
  readonly path: Fields;
  readonly query: Fields;
  readonly header: Fields;
  /** Undefined where the operation takes none. */
  readonly body: unknown;
  /** The token comes along although the call is open to everybody. */
  readonly withToken: boolean;
}

export type Fields = Readonly<Record<string, unknown>>;

/** An input, or the reason why there is none. */
export type FoundInput =
  { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly reason: string };
