import type { ListedOperation } from '../contract/operations.ts';
import type { Input } from './Input.ts';

/**
 * What the contract expects of a call: `success`; 401; a refusal of any form; or, for an optional
 * token, any documented answer except 401.
 */
export type Expectation = 'success' | 'unauthorized' | 'refusal' | 'admission';

/** The caller's token, none, or one that the server did not issue. */
export type Bearer = 'own' | 'none' | 'foreign';

export interface PlannedCall {
  /** Unique within its operation: `valid`, `without token`, `without body/email`. */
  readonly name: string;
  readonly expects: Expectation;
  readonly bearer: Bearer;
  readonly input: Input;
}

export interface PlannedOperation {
  readonly listed: ListedOperation;
  /** In the order of execution: invalid requests first, changes last. */
  readonly calls: readonly PlannedCall[];
  /** What is not called, and what would allow it. */
  readonly notes: readonly string[];
}
