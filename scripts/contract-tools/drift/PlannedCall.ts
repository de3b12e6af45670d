import type { ListedOperation } from '../contract/operations.ts';
import type { Input } from './Input.ts';

/**
 * What the contract expects of a call:
 * - `success`;
 * - `unauthorized`: 401;
 * - `refusal`: a refusal of any form;
 * - `admission`: for an optional token, any documented answer except 401;
 * - `documented`: for a generated input, any documented answer.
 */
export type Expectation = 'success' | 'unauthorized' | 'refusal' | 'admission' | 'documented';

/** The caller's credentials, none, some that the server did not issue, or a token with another signature. */
export type Bearer = 'own' | 'none' | 'foreign' | 'altered';

export interface PlannedCall {
  /** Unique within its operation: `valid`, `without token`, `without body/email`, `page 2`. */
  readonly name: string;
  readonly expects: Expectation;
  readonly bearer: Bearer;
  /** The index of the way to authenticate whose foreign credentials are sent; 0 by default. */
  readonly way?: number;
  readonly input: Input;
  /** Places of the input whose values are made up: a server may not know them. */
  readonly guessed?: readonly string[];
  /** The index of the page that a later call asks for, and what is known of it. */
  readonly page?: ExpectedPage;
}

/** What the first page tells about another one. */
export interface ExpectedPage {
  /** JSON pointer of the list. */
  readonly items: string;
  /** The number of items that are certain to be on it; 0 if unknown. */
  readonly least: number;
  /** The list of the first page, as JSON; empty if it is too deep. */
  readonly first: string;
}

export interface PlannedOperation {
  readonly listed: ListedOperation;
  /** In the order of execution: invalid requests first, changes last. */
  readonly calls: readonly PlannedCall[];
  /** What is not called, and what would allow it. */
  readonly notes: readonly string[];
  /** A valid call that lacks the values of some places, when nobody knows them. */
  readonly template?: { readonly call: PlannedCall; readonly lacks: readonly string[] };
}
