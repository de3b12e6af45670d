import { judgeBaseline, type BaselineEntry } from '../report/baseline.ts';
import { hashOf } from '../report/mergeFindings.ts';
import { ruleOf } from './breakingRules.ts';
import { levels, type Change, type Level, type Pair } from './Change.ts';
import type { ContractVersion } from './ContractVersion.ts';
import { tellPlace } from './tellPlace.ts';
import { versionDue, type VersionDue } from './versionDue.ts';

export interface LocatedChange extends Change {
  readonly rule: string;
  /** Stays the same when lines of the contract move. */
  readonly fingerprint: string;
  /** For example `Badge.status` or `POST /api/v2/refund body`. */
  readonly place: string;
  /** For example `openapi/schemas/Badge.yaml`; for a removed object `REF:openapi/…`. */
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
}

/** A change that does not fail, and why. */
export interface KnownChange extends LocatedChange {
  readonly reason: string;
}

/** The report that `--json` writes. */
export interface BreakingReport {
  readonly formatVersion: 1;
  readonly base: string;
  readonly revision: string;
  readonly version: VersionDue;
  /** Without what is known. */
  readonly summary: Readonly<Record<Level, number>>;
  /** By level, what is undecided last. */
  readonly changes: readonly LocatedChange[];
  /** The changes that the baseline accepts. */
  readonly known: readonly KnownChange[];
  /** Sentences about the run as a whole. */
  readonly remarks: readonly string[];
}

/** Adds the source line of each change and the version that is due; sets aside what the baseline accepts. */
export function breakingReport(
  { base, revision }: Pair<ContractVersion>,
  changes: readonly Change[],
  baseline: readonly BaselineEntry[] = [],
  notes: readonly string[] = [],
): BreakingReport {
  const located = changes.map((change): LocatedChange => {
    const isGone = change.revision === null;
    const pointer = (isGone ? change.base : change.revision) ?? '#';
    const { file, line } = (isGone ? base : revision).locate(pointer);
    const rule = ruleOf(change);
    const fingerprint = hashOf([rule, change.message, pointer]);
    return { ...change, rule, fingerprint, place: tellPlace(pointer), file, line };
  });
  const found = new Set(located.map(({ fingerprint }) => fingerprint));
  const { reasonOf, remarks } = judgeBaseline(baseline, found, () => true, new Date());
  const known = located.flatMap((one): readonly KnownChange[] => {
    const reason = reasonOf(one.fingerprint);
    return reason === null ? [] : [{ ...one, reason }];
  });
  const left = located.filter(({ fingerprint }) => reasonOf(fingerprint) === null);
  const count = (level: Level): number => left.filter((one) => one.level === level).length;
  return {
    formatVersion: 1,
    base: base.name,
    revision: revision.name,
    version: versionDue({ base: base.version, revision: revision.version }, changes),
    summary: Object.fromEntries(
      levels.map((level) => [level, count(level)]),
    ) as BreakingReport['summary'],
    changes: levels.flatMap((level) => left.filter((one) => one.level === level)),
    known,
    remarks: [...new Set([...base.notes, ...revision.notes]), ...notes, ...remarks],
  };
}
