import { worstOf, type Change, type Level, type Pair } from './Change.ts';

export interface VersionDue {
  readonly base: string;
  readonly revision: string;
  /** Null if the version of the base is not made of three numbers. With undecided changes, the least. */
  readonly due: string | null;
  readonly isRaisedEnough: boolean;
  /** Whether it is raised enough even if what is undecided breaks a client. */
  readonly isRaisedForUndecided: boolean;
}

/** The `info.version` that these changes require. Below 1.0 a breaking change raises the second number. */
export function versionDue(versions: Pair<string>, changes: readonly Change[]): VersionDue {
  const numbers = numbersOf(versions.base);
  if (numbers === null) {
    return { ...versions, due: null, isRaisedEnough: true, isRaisedForUndecided: false };
  }
  const found = changes.map(({ level }) => level);
  const decided = worstOf(found.filter((level) => level !== 'undecided'));
  const has = numbersOf(versions.revision);
  const reaches = (level: Level | null) => has !== null && !isBefore(has, raised(numbers, level));
  const isDecided = !found.includes('undecided');
  const least = isDecided ? decided : (decided ?? 'patch');
  return {
    ...versions,
    due: raised(numbers, least).join('.'),
    isRaisedEnough: reaches(least),
    isRaisedForUndecided: reaches(isDecided ? decided : 'major'),
  };
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
