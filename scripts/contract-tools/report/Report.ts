import type { Coverage } from './Coverage.ts';
import type { KnownFinding, LocatedFinding } from './Finding.ts';

/** A call that was made or recorded. */
export interface MadeCall {
  /** Unique within its operation: `valid`, `without token`, `without body/email`. */
  readonly name: string;
  /** Null when no answer arrived. */
  readonly status: number | null;
  readonly milliseconds: number;
}

/**
 * - `conforms`: every call was answered as the contract says;
 * - `drifts`: at least one finding;
 * - `partly`: no finding, but a note says what could not be checked;
 * - `unchecked`: no call was made, a note says why.
 */
export type Verdict = 'conforms' | 'drifts' | 'partly' | 'unchecked';

/** The verdict on an operation. */
export function verdictOf(findings: number, calls: number, notes: number): Verdict {
  if (findings > 0) return 'drifts';
  if (calls === 0) return 'unchecked';
  return notes > 0 ? 'partly' : 'conforms';
}

export interface OperationReport {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly effect: string;
  readonly verdict: Verdict;
  readonly calls: readonly MadeCall[];
  readonly findings: readonly LocatedFinding[];
  /** Findings that do not fail: those of the baseline, and of an earlier run. */
  readonly known?: readonly KnownFinding[];
  /** What was not checked, and what would make it checkable. */
  readonly notes: readonly string[];
}

export interface Report {
  /** What was checked: the address of a server, or the name of a recording. */
  readonly subject: string;
  /** Title of the run: `Contract drift`, `Recorded traffic`. */
  readonly title: string;
  /** What is counted under « calls », where it is no call. */
  readonly counts?: 'examples';
  /** ISO 8601. */
  readonly startedAt: string;
  readonly milliseconds: number;
  readonly contractVersion: string;
  /** The seed of the generated inputs: `--seed` makes the same ones again; null without them. */
  readonly seed: number | null;
  /** In the order of the contract. */
  readonly operations: readonly OperationReport[];
  /** Null when nothing was called. */
  readonly coverage: Coverage | null;
  /** Sentences about the run as a whole: entries of the baseline that are over, findings that are gone. */
  readonly remarks?: readonly string[];
  /** Whether the budget of time ended the run: findings may be missing in any operation. */
  readonly isCutShort?: boolean;
  /**
   * Why the run could not be made at all (no server, token refused), in one sentence. The other
   * results are then empty.
   */
  readonly trouble: string | null;
}
