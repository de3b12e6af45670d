import type { LocatedFinding } from './Finding.ts';

/** One call that was made, or one that was recorded. */
export interface MadeCall {
  /** Unique within its operation: `valid`, `without token`, `without body/email`. */
  readonly name: string;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly milliseconds: number;
}

/**
 * - `conforms`: all that was asked was answered as the contract says;
 * - `drifts`: at least one finding;
 * - `partly`: no finding, but a note says what could not be judged;
 * - `unchecked`: nothing was asked, a note says why.
 */
export type Verdict = 'conforms' | 'drifts' | 'partly' | 'unchecked';

export interface OperationReport {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly effect: string;
  readonly verdict: Verdict;
  readonly calls: readonly MadeCall[];
  readonly findings: readonly LocatedFinding[];
  /** What was not judged, and what would let it be judged. */
  readonly notes: readonly string[];
}

export interface Report {
  /** What was judged: the address of a server, or the name of a recording. */
  readonly subject: string;
  /** Title of the run: `Contract drift`, `Recorded traffic`. */
  readonly title: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly milliseconds: number;
  readonly contractVersion: string;
  /** In the order of the contract. */
  readonly operations: readonly OperationReport[];
  /** What kept the run from being made at all (no server, token refused): one sentence, and nothing else then counts. */
  readonly trouble: string | null;
}
