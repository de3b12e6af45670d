import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../command/UsageError.ts';
import { fingerprint } from './fingerprint.ts';
import { setAside } from './knownFindings.ts';
import type { LocatedFinding } from './Finding.ts';
import type { Report } from './Report.ts';

/** An earlier run. */
export interface SavedRun {
  /** ISO 8601. */
  readonly startedAt: string;
  readonly fingerprints: ReadonlySet<string>;
}

/** Reads the JSON report of an earlier run. Throws UsageError. */
export function readSince(file: string, cwd: string): SavedRun {
  try {
    const { operations, startedAt } = JSON.parse(
      readFileSync(resolve(cwd, file), 'utf8'),
    ) as Report;
    const findings = operations.flatMap((one): readonly LocatedFinding[] => [
      ...one.findings,
      ...(one.known ?? []),
    ]);
    return { startedAt, fingerprints: new Set(findings.map(fingerprint)) };
  } catch (problem) {
    throw new UsageError(`${file} is not a report of an earlier run (--json ${file}).`, {
      cause: problem,
    });
  }
}

/** Sets aside what the earlier run had found already, and tells how much of it is gone. */
export function applySince(report: Report, { startedAt, fingerprints }: SavedRun): Report {
  const found = new Set(
    report.operations.flatMap(({ findings, known = [] }) =>
      [...findings, ...known].map(fingerprint),
    ),
  );
  const gone = [...fingerprints].filter((print) => !found.has(print)).length;
  const on = startedAt.slice(0, 16).replace('T', ' ');
  const rest = setAside(report, (print) =>
    fingerprints.has(print) ? `Already in the run of ${on}` : null,
  );
  const remark = `Compared with the run of ${on}: ${gone} of its ${fingerprints.size} findings are gone.`;
  return { ...rest, remarks: [...(report.remarks ?? []), remark] };
}
