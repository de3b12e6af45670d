import { worstOf, type Change, type Level, type Pair } from './Change.ts';

export interface VersionDue {
  readonly base: string;
  readonly revision: string;
  /** Null if the version of the base is not made of three numbers. */
  readonly due: string | null;
  readonly isRaisedEnough: boolean;
}

/**
 * The `info.version` that these changes require, and whether the revision has it. Below 1.0 a
 * breaking change raises the second number.
 */
export function versionDue(versions: Pair<string>, changes: readonly Change[]): VersionDue {
  const numbers = numbersOf(versions.base);
  if (numbers === null) return { ...versions, due: null, isRaisedEnough: true };
  const due = raised(numbers, worstOf(changes.map(({ level }) => level)));
  const has = numbersOf(versions.revision);
  return { ...versions, due: due.join('.'), isRaisedEnough: has !== null && !isBefore(has, due) };
}

type Numbers = readonly [number, number, number];

function raised([major, minor, patch]: Numbers, level: Level | null): Numbers {
  if (level === 'major' && major > 0) return [major + 1, 0, 0];
  if (level === 'major' || level === 'minor') return [major, minor + 1, 0];
  return [major, minor, patch + (level === null ? 0 : 1)];
}

function numbersOf(version: string): Numbers | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return patch === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

function isBefore(one: Numbers, other: Numbers): boolean {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}
