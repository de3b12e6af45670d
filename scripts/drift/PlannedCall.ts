import type { ListedOperation } from '../contract/operations.ts';
import type { Input } from './Input.ts';

/**
 * What the contract lets a call expect: its answer; 401; a refusal, whatever its form; or any answer of the contract but 401, where a
 * token may come along and need not.
 */
export type Expectation = 'success' | 'unauthorized' | 'refusal' | 'admission';

/** The caller's token, none, or one that nobody issued. */
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
  /** In the order in which they are made: what should be refused first, what changes something last. */
  readonly calls: readonly PlannedCall[];
  /** What is not asked, and what would let it be asked. */
  readonly notes: readonly string[];
}
