import { levels, type Change, type Level, type Pair } from './Change.ts';
import type { ContractVersion } from './ContractVersion.ts';
import { tellPlace } from './tellPlace.ts';
import { versionDue, type VersionDue } from './versionDue.ts';

export interface LocatedChange extends Change {
  /** For example `Badge.status` or `POST /api/v2/refund body`. */
  readonly place: string;
  /** For example `openapi/schemas/Badge.yaml`; for a removed object `REF:openapi/…`. */
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
}

/** The report that `--json` writes. */
export interface BreakingReport {
  readonly formatVersion: 1;
  readonly base: string;
  readonly revision: string;
  readonly version: VersionDue;
  readonly summary: Readonly<Record<Level, number>>;
  /** Most severe first. */
  readonly changes: readonly LocatedChange[];
}

/** Adds the source line of each change and the version that is due. */
export function breakingReport(
  { base, revision }: Pair<ContractVersion>,
  changes: readonly Change[],
): BreakingReport {
  const located = changes.map((change): LocatedChange => {
    const isGone = change.revision === null;
    const pointer = (isGone ? change.base : change.revision) ?? '#';
    const { file, line } = (isGone ? base : revision).locate(pointer);
    return { ...change, place: tellPlace(pointer), file, line };
  });
  const count = (level: Level): number => located.filter((one) => one.level === level).length;
  return {
    formatVersion: 1,
    base: base.name,
    revision: revision.name,
    version: versionDue({ base: base.version, revision: revision.version }, changes),
    summary: { major: count('major'), minor: count('minor'), patch: count('patch') },
    changes: located,
  };
}

const headings = {
  major: 'MAJOR: a client that works today may break',
  minor: 'MINOR: something new that clients may use, or a stricter guarantee to them',
  patch: 'PATCH: texts, examples, order',
} as const satisfies Readonly<Record<Level, string>>;

/** The report as text: one table per level, then the version that is due. */
export function tellBreaking(report: BreakingReport): string {
  const { base, revision, changes } = report;
  const groups = levels.flatMap((level) => {
    const group = changes.filter((change) => change.level === level);
    if (group.length === 0) return [];
    return ['', `${headings[level]} (${group.length})`, '', ...group.flatMap(tellChange)];
  });
  return [`Contract of ${base} → ${revision}`, ...groups, '', ...closing(report), ''].join('\n');
}

function tellChange({
  place,
  message,
  file,
  line,
  operations,
  directions,
}: LocatedChange): readonly string[] {
  const sides = directions.map((direction) => (direction === 'request' ? 'sent' : 'read'));
  const side = sides.length === 0 ? '' : `${sides.join(' and ')} by `;
  const touched = operations.length === 0 ? [] : [`      ${side}${tellOperations(operations)}`];
  return [`  ${place}: ${message}`, `      ${file}:${line}`, ...touched];
}

const shown = 6;

function tellOperations(operations: readonly string[]): string {
  const more = operations.length - shown;
  const told = operations.slice(0, more === 1 ? shown + 1 : shown).join(', ');
  return more > 1 ? `${told} and ${more} more` : told;
}

function closing({ summary, version, changes }: BreakingReport): readonly string[] {
  if (changes.length === 0) return ['Nothing changed.'];
  const counts = levels.map((level) => `${summary[level]} ${level}`).join(', ');
  return [`${counts}.`, tellVersion(version)];
}

function tellVersion({ base, revision, due, isRaisedEnough }: VersionDue): string {
  if (due === null) {
    return `info.version of the base is « ${base} », not three numbers: the version that is due is unknown.`;
  }
  if (!isRaisedEnough) {
    return `Version ${due} is due: info.version is ${revision}. Raise it, or accept the change with --accept-major.`;
  }
  return `Version ${due} is due, and info.version is ${revision}.`;
}
