import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import { readYaml } from '../command/files.ts';
import { UsageError } from '../command/Terminal.ts';
import { generalPointer } from '../contract/pointer.ts';
import { extentOf, type Extent, setAside } from './knownFindings.ts';
import { fingerprint, mergeFindings } from './mergeFindings.ts';
import type { Report } from './Report.ts';

/** A finding that a team knows and accepts for a time. */
export interface BaselineEntry {
  readonly fingerprint: string;
  /** The operation of the finding; files of earlier versions do not have it. */
  readonly operationId?: string;
  /** Where and what, for people. */
  readonly finding?: string;
  readonly reason: string;
  /** The last day on which it is accepted: `2026-12-31`. */
  readonly until: string;
}

interface ReadEntry {
  readonly entry: BaselineEntry;
  /** Where it is, for messages. */
  readonly place: string;
}

const day = /^\d{4}-\d\d-\d\d$/;

/** Reads a file of known findings. Throws UsageError: each needs a reason and a last day. */
export function readBaseline(file: string, cwd: string): readonly BaselineEntry[] {
  return readEntries(readYaml(file, cwd), file).map(({ entry, place }) => {
    if (entry.reason.trim() === '') throw new UsageError(`${place} has no reason.`);
    if (entry.until === '') throw new UsageError(`${place} has no last day: until: 2026-12-31`);
    return entry;
  });
}

/** The entries that a new baseline replaces, complete or not. Throws UsageError for any other file. */
export function readFormerBaseline(file: string, cwd: string): readonly BaselineEntry[] {
  // Reading a terminal or a pipe would wait for input.
  if (statSync(resolve(cwd, file), { throwIfNoEntry: false })?.isFile() !== true) return [];
  const content = readYaml(file, cwd);
  return content === null ? [] : readEntries(content, file).map(({ entry }) => entry);
}

/** The entries of a file; a reason or a day that is missing or not valid is an empty text. */
function readEntries(content: unknown, file: string): readonly ReadEntry[] {
  const { findings } = Object(content) as { readonly findings?: unknown };
  if (!Array.isArray(findings)) throw new UsageError(`${file} has no list of findings.`);
  return (findings as readonly unknown[]).map((one, index) => {
    const { fingerprint: print, until, ...more } = Object(one) as Readonly<Record<string, unknown>>;
    const place = `${file}: finding ${index + 1}`;
    if (typeof print !== 'string') throw new UsageError(`${place} has no fingerprint.`);
    const last = until instanceof Date ? until.toISOString().slice(0, 10) : until;
    const { operationId, finding, reason } = more;
    const entry = {
      fingerprint: print,
      ...(typeof operationId === 'string' ? { operationId } : {}),
      ...(typeof finding === 'string' ? { finding } : {}),
      reason: typeof reason === 'string' ? reason : '',
      until: typeof last === 'string' && day.test(last) ? last : '',
    };
    return { entry, place: `${place} (${print})` };
  });
}

/** What a baseline says about a run. */
export interface BaselineVerdict {
  /** Why a finding is accepted today; null if it is not. */
  readonly reasonOf: (fingerprint: string) => string | null;
  /** The entries that are over or not needed. */
  readonly remarks: readonly string[];
}

/** Judges the entries of a baseline by what was found; only a finding that was looked for may be mended. */
export function judgeBaseline(
  entries: readonly BaselineEntry[],
  found: ReadonlySet<string>,
  wasLookedFor: (entry: BaselineEntry) => boolean,
  now: Date,
): BaselineVerdict {
  const today = now.toISOString().slice(0, 10);
  const valid = new Map(
    entries.filter(({ until }) => until >= today).map((one) => [one.fingerprint, one]),
  );
  const over = entries.filter((one) => one.until < today && found.has(one.fingerprint));
  const unneeded = entries.filter((one) => !found.has(one.fingerprint) && wasLookedFor(one));
  return {
    reasonOf: (print) => {
      const entry = valid.get(print);
      return entry === undefined ? null : `${entry.reason} (until ${entry.until})`;
    },
    remarks: [
      ...over.map(
        (one) => `The baseline accepted ${one.fingerprint} until ${one.until}: it counts again.`,
      ),
      ...unneeded.map(
        ({ fingerprint: print }) =>
          `The baseline names ${print}, which was not found: remove it if it is mended.`,
      ),
    ],
  };
}

/** Sets known findings aside until their last day, and tells what is over or not needed any more. */
export function applyBaseline(report: Report, known: readonly BaselineEntry[], now: Date): Report {
  const found = new Set(report.operations.flatMap(({ findings }) => findings.map(fingerprint)));
  const wasLookedFor = (entry: BaselineEntry): boolean => extentFor(report, entry) !== 'nothing';
  const { reasonOf, remarks } = judgeBaseline(known, found, wasLookedFor, now);
  const rest = setAside(report, (finding) => reasonOf(fingerprint(finding)));
  return { ...rest, remarks: [...(report.remarks ?? []), ...remarks] };
}

function extentFor(report: Report, { operationId, finding }: BaselineEntry): Extent {
  if (operationId !== undefined) return extentOf(report, operationId);
  // Files of earlier versions have the operation in the words for people only.
  const [first] = finding?.split(' ') ?? [];
  const named = report.operations.find((one) => one.operationId === first);
  return extentOf(report, named?.operationId ?? null);
}

const usualDays = 30;

/** A finding as it is written into a baseline. */
export type Named = Pick<BaselineEntry, 'fingerprint' | 'operationId' | 'finding'>;

/** The findings of a report as a baseline: see `baselineOf`. */
export function writeBaseline(
  report: Report,
  now: Date,
  known: readonly BaselineEntry[] = [],
): string {
  const found = report.operations
    .flatMap(({ findings }) => mergeFindings(findings))
    .map((finding): Named => {
      const { operationId, rule, pointer } = finding;
      const place = pointer === null ? '' : ` ${generalPointer(pointer)}`;
      const told = `${operationId} ${rule}${place}`;
      return { fingerprint: fingerprint(finding), operationId, finding: told };
    });
  return baselineOf(found, now, known, (entry) => extentFor(report, entry) === 'whole');
}

/** Findings as a baseline. An entry is left out only if all was checked; new ones need a reason. */
export function baselineOf(
  found: readonly Named[],
  now: Date,
  known: readonly BaselineEntry[],
  wasChecked: (entry: BaselineEntry) => boolean,
): string {
  const until = new Date(now.getTime() + usualDays * 86_400_000).toISOString().slice(0, 10);
  const former = new Map(known.map((entry) => [entry.fingerprint, entry]));
  const findings = new Map(
    found.map((one): readonly [string, BaselineEntry] => {
      const { reason = '', until: last } = former.get(one.fingerprint) ?? {};
      return [one.fingerprint, { ...one, reason, until: last || until }];
    }),
  );
  const unseen = [...former.values()].filter(
    (one) => !findings.has(one.fingerprint) && !wasChecked(one),
  );
  return `# Known findings. Each needs a reason, and counts again after its last day.\n${stringify({
    findings: [...findings.values(), ...unseen.map((it) => ({ ...it, until: it.until || until }))],
  })}`;
}
