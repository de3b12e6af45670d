import type { ContractDocument } from '../contract/document.ts';
import type { ListedOperation } from '../contract/operations.ts';
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

type Head = Pick<OperationReport, 'operationId' | 'method' | 'path' | 'effect'>;

/** The verdict on an operation, with what it is judged by. */
export function operationReport(
  { operationId, method, path, effect }: Head,
  checked: Pick<OperationReport, 'calls' | 'findings' | 'notes'>,
): OperationReport {
  const verdict = verdictOf(checked, checked.calls.length > 0);
  return { operationId, method, path, effect, verdict, ...checked };
}

/** The verdict by findings and notes. */
export function verdictOf(
  { findings, notes }: Pick<OperationReport, 'findings' | 'notes'>,
  isChecked: boolean,
): Verdict {
  if (findings.length > 0) return 'drifts';
  if (!isChecked) return 'unchecked';
  return notes.length > 0 ? 'partly' : 'conforms';
}

/** How a report names an operation of the contract. */
export function headOf({ id, method, path, effect }: ListedOperation): Head {
  return { operationId: id, method: method.toUpperCase(), path, effect };
}

/** How a report names what belongs to no operation. */
export function otherHead(operationId: string, path: string): Head {
  return { operationId, method: '*', path, effect: 'unknown' };
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
  /** Why the run could not be made at all (no server, token refused), in one sentence; the rest is empty. */
  readonly trouble: string | null;
}

/** The report of a run that ends now. */
export function reportOf(
  { title, subject, ...found }: Pick<Report, 'title' | 'subject' | 'operations'> & Partial<Report>,
  { info }: ContractDocument,
  started: Date,
): Report {
  return {
    title,
    subject,
    startedAt: started.toISOString(),
    milliseconds: Date.now() - started.getTime(),
    contractVersion: info.version,
    ...{ seed: null, coverage: null, trouble: null },
    ...found,
  };
}
