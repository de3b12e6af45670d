import { levels, type Change, type Level, type Pair } from './Change.ts';
import type { ContractVersion } from './ContractVersion.ts';
import { tellPlace } from './tellPlace.ts';
import { versionDue, type VersionDue } from './versionDue.ts';

export interface LocatedChange extends Change {
  /** `Badge.status`, `POST /api/v2/refund body` */
  readonly place: string;
  /** `openapi/schemas/Badge.yaml`; of what is gone, `REF:openapi/…`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** What `--json` writes. */
export interface BreakingReport {
  readonly base: string;
  readonly revision: string;
  readonly version: VersionDue;
  readonly summary: Readonly<Record<Level, number>>;
  /** Worst first. */
  readonly changes: readonly LocatedChange[];
}

/** Finds the lines of the changes, and which version they want. */
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
    base: base.name,
    revision: revision.name,
    version: versionDue({ base: base.version, revision: revision.version }, changes),
    summary: { major: count('major'), minor: count('minor'), patch: count('patch') },
    changes: located,
  };
}

const headings = {
  major: 'MAJOR: a client that works today may break',
  minor: 'MINOR: something new that clients may use, or a stricter promise to them',
  patch: 'PATCH: words, examples, order',
} as const satisfies Readonly<Record<Level, string>>;

/** The report for people: a table by level, then which version is due. */
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
    return `info.version of the base is « ${base} », not three numbers: no version can be said to be due.`;
  }
  if (!isRaisedEnough) {
    return `Version ${due} is due: info.version is ${revision}. Raise it in openapi/openapi.yaml.`;
  }
  return `Version ${due} is due, and info.version is ${revision}.`;
}
