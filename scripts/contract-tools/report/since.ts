import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../command/Terminal.ts';
import { extentOf, setAside } from './knownFindings.ts';
import { fingerprint } from './mergeFindings.ts';
import type { LocatedFinding } from './Finding.ts';
import type { Report } from './Report.ts';

/** An earlier run. */
export interface SavedRun {
  /** ISO 8601. */
  readonly startedAt: string;
  /** The operationId of each finding, by its fingerprint. */
  readonly findings: ReadonlyMap<string, string>;
}

/** Reads the JSON report of an earlier run. Throws UsageError. */
export function readSince(file: string, cwd: string): SavedRun {
  try {
    const text = readFileSync(resolve(cwd, file), 'utf8');
    const { operations, startedAt } = JSON.parse(text) as Report;
    const findings = new Map(allOf(operations).map((one) => [fingerprint(one), one.operationId]));
    return { startedAt, findings };
  } catch (problem) {
    throw new UsageError(`${file} is not a report of an earlier run (--json ${file}).`, {
      cause: problem,
    });
  }
}

/** Sets aside what the earlier run had found, and tells how much of it is gone where this run looked. */
export function applySince(report: Report, { startedAt, findings }: SavedRun): Report {
  const found = new Set(allOf(report.operations).map(fingerprint));
  const absent = [...findings].filter(([print]) => !found.has(print));
  const gone = absent.filter(([, operationId]) => extentOf(report, operationId) !== 'nothing');
  const left = absent.length - gone.length;
  const on = startedAt.slice(0, 16).replace('T', ' ');
  const rest = setAside(report, (finding) =>
    findings.has(fingerprint(finding)) ? `Already in the run of ${on}` : null,
  );
  const remark =
    `Compared with the run of ${on}: ${gone.length} of its ${findings.size} findings are gone.` +
    (left === 0 ? '' : ` This run did not look for ${left} of them.`);
  return { ...rest, remarks: [...(report.remarks ?? []), remark] };
}

function allOf(operations: Report['operations']): readonly LocatedFinding[] {
  return operations.flatMap(({ findings, known = [] }) => [...findings, ...known]);
}
