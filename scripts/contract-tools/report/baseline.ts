import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { UsageError } from '../command/UsageError.ts';
import { generalPointer } from '../contract/pointer.ts';
import { fingerprint } from './fingerprint.ts';
import { setAside } from './knownFindings.ts';
import { mergeFindings } from './mergeFindings.ts';
import type { Report } from './Report.ts';

/** A finding that a team knows and accepts for a time. */
export interface BaselineEntry {
  readonly fingerprint: string;
  /** Where and what, for people. */
  readonly finding?: string;
  readonly reason: string;
  /** The last day on which it is accepted: `2026-12-31`. */
  readonly until: string;
}

const day = /^\d{4}-\d\d-\d\d$/;

/** Reads a file of known findings. Throws UsageError: each needs a reason and a last day. */
export function readBaseline(file: string, cwd: string): readonly BaselineEntry[] {
  const { findings } = Object(readYaml(file, cwd)) as { readonly findings?: unknown };
  if (!Array.isArray(findings)) throw new UsageError(`${file} has no list of findings.`);
  return (findings as readonly Readonly<Record<string, unknown>>[]).map((one, index) => {
    const { fingerprint: print, reason, until } = Object(one) as Readonly<Record<string, unknown>>;
    const last = until instanceof Date ? until.toISOString().slice(0, 10) : until;
    const place = `${file}: finding ${index + 1}`;
    if (typeof print !== 'string') throw new UsageError(`${place} has no fingerprint.`);
    if (typeof reason !== 'string' || reason.trim() === '') {
      throw new UsageError(`${place} (${print}) has no reason.`);
    }
    if (typeof last !== 'string' || !day.test(last)) {
      throw new UsageError(`${place} (${print}) has no last day: until: 2026-12-31`);
    }
    return { fingerprint: print, reason, until: last };
  });
}

function readYaml(file: string, cwd: string): unknown {
  try {
    return parse(readFileSync(resolve(cwd, file), 'utf8'));
  } catch (problem) {
    const [first = ''] = (problem as Error).message.split('\n');
    throw new UsageError(`${file} cannot be read: ${first}`, { cause: problem });
  }
}

/** Sets known findings aside until their last day; entries that are over or not needed are told. */
export function applyBaseline(
  report: Report,
  entries: readonly BaselineEntry[],
  now: Date,
): Report {
  const today = now.toISOString().slice(0, 10);
  const valid = new Map(
    entries.filter(({ until }) => until >= today).map((one) => [one.fingerprint, one]),
  );
  const found = new Set(report.operations.flatMap(({ findings }) => findings.map(fingerprint)));
  const over = entries.filter((one) => one.until < today && found.has(one.fingerprint));
  const unneeded =
    report.trouble === null ? entries.filter((one) => !found.has(one.fingerprint)) : [];
  const rest = setAside(report, (print) => {
    const entry = valid.get(print);
    return entry === undefined ? null : `${entry.reason} (until ${entry.until})`;
  });
  const remarks = [
    ...over.map(
      (one) => `The baseline accepted ${one.fingerprint} until ${one.until}: it counts again.`,
    ),
    ...unneeded.map(
      ({ fingerprint: print }) =>
        `The baseline names ${print}, which was not found: remove it if it is mended.`,
    ),
  ];
  return { ...rest, remarks: [...(report.remarks ?? []), ...remarks] };
}

/** How long a new entry is accepted, in days. */
const usualDays = 30;

/** The findings of a report as a baseline. Each reason has to be filled in before the file can be used. */
export function writeBaseline(report: Report, now: Date): string {
  const until = new Date(now.getTime() + usualDays * 86_400_000).toISOString().slice(0, 10);
  const findings = new Map(
    report.operations
      .flatMap((operation) => mergeFindings(operation.findings))
      .map((finding): readonly [string, BaselineEntry] => {
        const place = finding.pointer === null ? '' : ` ${generalPointer(finding.pointer)}`;
        const print = fingerprint(finding);
        const what = `${finding.operationId} ${finding.rule}${place}`;
        return [print, { fingerprint: print, finding: what, reason: '', until }];
      }),
  );
  return `# Known findings. Each needs a reason, and counts again after its last day.\n${stringify({
    findings: [...findings.values()],
  })}`;
}
