import type { Access } from '../contract/access.ts';
import type { ListedOperation } from '../contract/operations.ts';
import type { Difference, RuleId } from '../report/Finding.ts';
import type { PlannedCall } from './PlannedCall.ts';

export interface JudgedCall {
  readonly differences: readonly Difference[];
  /** What could not be checked, and what would make it checkable. */
  readonly notes: readonly string[];
  /** Why the answer to a success was not seen; forgotten when another call saw one. */
  readonly unseen: string | null;
  /** The JSON of a successful answer. */
  readonly json?: unknown;
}

export interface Asked {
  readonly listed: ListedOperation;
  readonly call: PlannedCall;
  readonly access: Access;
  readonly timeoutMs: number;
}

export type Found = (rule: RuleId, message: string, at?: string) => JudgedCall;
