import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { jsonReport } from '../report/jsonReport.ts';
import { junitReport } from '../report/junitReport.ts';
import { sarifReport } from '../report/sarifReport.ts';
import { tableReport } from '../report/tableReport.ts';
import type { Report } from '../Report.ts';
import type { Format, Outputs } from './outputs.ts';
import { rules } from '../rules.ts';
import { exitCodes, type Terminal } from './Terminal.ts';
import { UsageError } from './UsageError.ts';

const writers: Readonly<Record<Format, (report: Report) => string>> = {
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
};

export interface Publication {
  readonly outputs: Outputs;
  /** An answer that could be checked only in part fails too. */
  readonly strict?: boolean;
  /** Fields unknown to the contract do not fail. */
  readonly allowAdditions?: boolean;
}

/**
 * Writes a report, secrets already hidden, in each requested format and returns the exit code. The
 * table goes to the standard output, or to the error output when another format uses the former.
 * Throws UsageError for a file that cannot be written.
 */
export function publishReport(
  report: Report,
  { outputs, strict = false, allowAdditions = false }: Publication,
  { stdout, stderr, env }: Terminal,
): number {
  const targets = Object.entries(outputs) as [Format, string | true][];
  const spoken = targets.filter(([, target]) => target === true);
  const people = spoken.length === 0 ? stdout : stderr;
  const colour = people.isTTY === true && !env['NO_COLOR'];
  people.write(tableReport(report, { width: people.columns ?? 100, colour }));
  for (const [format] of spoken) stdout.write(writers[format](report));
  // Files come last: if one cannot be written, the other outputs of an unrepeatable run exist
  // already.
  for (const [format, target] of targets) {
    if (target !== true) write(target, writers[format](report));
  }
  if (report.trouble !== null) return exitCodes.unreachable;
  if (report.operations.every(({ verdict }) => verdict === 'unchecked')) {
    stderr.write(
      '\nNo operation was checked, so nothing is proved: allow or name more operations.\n',
    );
    return exitCodes.usage;
  }
  const fails = report.operations.some(
    ({ verdict, findings }) =>
      findings.some(({ rule }) => !allowAdditions || rules[rule].level === 'error') ||
      (strict && verdict === 'partly'),
  );
  return fails ? exitCodes.drifts : exitCodes.conforms;
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (problem) {
    throw new UsageError(`${file} cannot be written: ${(problem as Error).message}`, {
      cause: problem,
    });
  }
}
