import { groupBy } from '../report/groupBy.ts';
import { plural } from '../report/texts.ts';
import type { BreakingReport, LocatedChange } from './breakingReport.ts';
import { levels, type Level } from './Change.ts';
import type { VersionDue } from './versionDue.ts';

const headings = {
  major: 'MAJOR: a client that works today may break',
  minor: 'MINOR: something new that clients may use, or a stricter guarantee to them',
  patch: 'PATCH: texts, examples, order',
  undecided: 'UNDECIDED: this tool cannot tell whether a client breaks; compare by hand',
} as const satisfies Readonly<Record<Level, string>>;

/** The report as text: one table per level, a paragraph per cause, then the version that is due. */
export function tellBreaking(report: BreakingReport): string {
  const { base, revision, changes, known, remarks } = report;
  const groups = levels.flatMap((level) => {
    const group = changes.filter((change) => change.level === level);
    if (group.length === 0) return [];
    const told = causesOf(group).flatMap(tellCause);
    return ['', `${headings[level]} (${group.length})`, '', ...told];
  });
  const accepted = known.map(({ place, message, reason }) => `  ${place}: ${message}. ${reason}`);
  return [
    `Contract of ${base} → ${revision}`,
    ...groups,
    ...(known.length === 0 ? [] : ['', `KNOWN: accepted by the baseline (${known.length})`, '']),
    ...accepted,
    '',
    ...remarks,
    ...closing(report),
    '',
  ].join('\n');
}

/** A change and those of the same rule and words at other places: mostly one decision of the authors. */
export type Cause = readonly [LocatedChange, ...LocatedChange[]];

/** At most so many places of a cause are told. */
export const placesTold = 3;

export function causesOf(changes: readonly LocatedChange[]): readonly Cause[] {
  return groupBy(changes, ({ rule, message }) => JSON.stringify([rule, message]));
}

function tellCause(cause: Cause): readonly string[] {
  const [{ message, place, file, line }] = cause;
  const more = cause.length - placesTold;
  const places =
    cause.length === 1
      ? [`  ${place}: ${message}`, `      ${file}:${line}`]
      : [
          `  ${plural(cause.length, 'place')}: ${message}`,
          ...cause.slice(0, placesTold).map((one) => `      ${one.place}  ${one.file}:${one.line}`),
          ...(more > 0 ? [`      and ${more} more`] : []),
        ];
  const touched = tellUse(cause);
  return [...places, ...(touched === '' ? [] : [`      ${touched}`])];
}

const shown = 6;

/** `sent by getBadge, getBadges and 4 more`. */
export function tellUse(cause: Cause): string {
  const sides = new Set(cause.flatMap(({ directions }) => directions));
  const told = [...sides].map((direction) => (direction === 'request' ? 'sent' : 'read'));
  const names = [...new Set(cause.flatMap(({ operations }) => operations))];
  if (names.length === 0) return '';
  const more = names.length - shown;
  const some = names.slice(0, more === 1 ? shown + 1 : shown).join(', ');
  const side = told.length === 0 ? '' : `${told.join(' and ')} by `;
  return `${side}${some}${more > 1 ? ` and ${more} more` : ''}`;
}

function closing({ summary, version, changes, known }: BreakingReport): readonly string[] {
  if (changes.length + known.length === 0) return ['Nothing changed.'];
  const counts = levels.map((level) => `${summary[level]} ${level}`).join(', ');
  return [
    `${counts}${known.length > 0 ? `, ${known.length} known` : ''}.`,
    tellVersion(version, summary.major > 0),
  ];
}

function tellVersion(
  { base, revision, due, isRaisedEnough, isRaisedForUndecided }: VersionDue,
  isMajor: boolean,
): string {
  if (due === null) {
    return `info.version of the base is « ${base} », not three numbers: the version that is due is unknown.`;
  }
  if (!isRaisedEnough) {
    const or = isMajor ? ', or accept the change with --accept-major' : '';
    return `Version ${due} is due: info.version is ${revision}. Raise it${or}.`;
  }
  const least = isRaisedForUndecided ? '' : ', more if what is undecided breaks a client';
  return `Version ${due} is due, and info.version is ${revision}${least}.`;
}
