import { made } from '../schema/made.ts';
import type { Direction } from '../schema/placed.ts';

export type { Direction };

/**
 * Semantic versioning of the contract, for its clients:
 * - `major`: a client that works today may break;
 * - `minor`: something new that a client may use, or a stricter guarantee;
 * - `patch`: texts, examples, order;
 * - `undecided`: this tool cannot tell; somebody has to compare by hand.
 */
export type Level = 'major' | 'minor' | 'patch' | 'undecided';

/** In the order of the reports. */
export const levels = ['major', 'minor', 'patch', 'undecided'] as const satisfies readonly Level[];

/** Most severe first: what is undecided may be major. */
const bySeverity = ['major', 'undecided', 'minor', 'patch'] as const satisfies readonly Level[];

/** The same object in both versions of the contract. */
export interface Pair<T> {
  readonly base: T;
  readonly revision: T;
}

/** The pointers of a change; null on the side that has nothing there. */
export type Places = Pair<string | null>;

/** The type of a change, whatever it affects. */
export type ChangeKind = keyof typeof usual | 'moved' | 'renamed';

/** One change, found in one operation. */
export interface FoundChange {
  readonly level: Level;
  readonly kind: ChangeKind;
  /** The change, without its place. */
  readonly message: string;
  /** JSON pointer into the bundled base; null if the object is new. */
  readonly base: string | null;
  /** JSON pointer into the bundled revision; null if the object was removed. */
  readonly revision: string | null;
  /** Null for a change that belongs to no single operation. */
  readonly operationId: string | null;
  readonly direction: Direction | null;
}

/** A change with all its operations: a change of a shared schema is reported once. */
export interface Change extends Omit<FoundChange, 'operationId' | 'direction'> {
  /** The operationIds of the base, in the order of the contract. */
  readonly operations: readonly string[];
  readonly directions: readonly Direction[];
}

export type Tell = (change: FoundChange) => void;

/** The most severe of these levels; null if there is none. */
export function worstOf(given: Iterable<Level>): Level | null {
  const present = new Set(given);
  return bySeverity.find((level) => present.has(level)) ?? null;
}

interface Merged extends Omit<Change, 'level' | 'operations' | 'directions'> {
  level: Level;
  readonly operations: Set<string>;
  readonly directions: Set<Direction>;
}

/** The changes told, merged: those found at the same place are one, with the most severe level. */
export class FoundChanges {
  readonly #found = new Map<string, Merged>();

  readonly tell: Tell = ({ operationId, direction, ...found }) => {
    const { level, kind, message, base, revision } = found;
    const merged = made(
      this.#found,
      JSON.stringify([kind, message, base, revision]),
      (): Merged => ({
        ...found,
        operations: new Set(),
        directions: new Set(),
      }),
    );
    if (operationId !== null) merged.operations.add(operationId);
    if (direction !== null) merged.directions.add(direction);
    merged.level = worstOf([merged.level, level]) ?? level;
  };

  /** Sorted by level, then in the order told. */
  sorted(): readonly Change[] {
    const all = [...this.#found.values()].map((one) => ({
      ...one,
      ...{ operations: [...one.operations], directions: [...one.directions] },
    }));
    return levels.flatMap((level) => all.filter((change) => change.level === level));
  }
}

export type Side = keyof Pair<unknown>;

/** The same of both versions. */
export function onBoth<T, U>(pair: Pair<T>, of: (one: T, side: Side) => U): Pair<U> {
  return { base: of(pair.base, 'base'), revision: of(pair.revision, 'revision') };
}

/** What is in both versions, and in one of them. */
interface Matched<T> {
  readonly kept: readonly (readonly [name: string, pair: Pair<T>])[];
  readonly removed: readonly (readonly [name: string, one: T])[];
  readonly added: readonly (readonly [name: string, one: T])[];
}

/** Matches the entries of two maps by name. */
export function matchNames<T>({ base, revision }: Pair<ReadonlyMap<string, T>>): Matched<T> {
  return {
    kept: [...base].flatMap(([name, one]) => {
      const other = revision.get(name);
      return other === undefined ? [] : [[name, { base: one, revision: other }] as const];
    }),
    removed: [...base].filter(([name]) => !revision.has(name)),
    added: [...revision].filter(([name]) => !base.has(name)),
  };
}

/** The members of each list that no member of the other one is, or is like. */
export function unmatched<T>(
  { base, revision }: Pair<readonly T[]>,
  isLike?: (one: T, other: T) => boolean,
): { readonly gone: readonly T[]; readonly come: readonly T[] } {
  const [known, now] = [new Set(base), new Set(revision)];
  return {
    gone: base.filter((one) => !(isLike ? revision.some((it) => isLike(one, it)) : now.has(one))),
    come: revision.filter((one) => !(isLike ? base.some((it) => isLike(it, one)) : known.has(one))),
  };
}

/** The levels that most changes of a kind have. */
const usual = {
  /** Fewer values than before: a valid request may now be refused; an answer guarantees more. */
  narrowed: { request: 'major', answer: 'minor' },
  /** More values than before: an answer may contain values unknown to its reader. */
  widened: { request: 'minor', answer: 'major' },
  /** Other values than before. */
  changed: { request: 'major', answer: 'major' },
  reworded: { request: 'patch', answer: 'patch' },
  /** Something new and optional for both sides. */
  added: { request: 'minor', answer: 'minor' },
  /** Something removed that clients may need. */
  removed: { request: 'major', answer: 'major' },
  /** Something that this tool cannot compare. */
  'not-understood': { request: 'undecided', answer: 'undecided' },
} as const satisfies Readonly<Record<string, Readonly<Record<Direction, Level>>>>;

/** A kind of change with its level in each direction. */
export interface Weighed extends Readonly<Record<Direction, Level>> {
  readonly kind: ChangeKind;
}

/** A kind with its usual levels, or with others. */
export type Effect = keyof typeof usual | Weighed;

export function weighed(effect: Effect): Weighed {
  return typeof effect === 'string' ? { kind: effect, ...usual[effect] } : effect;
}

/** The effect of a change that has the same level in both directions. */
export function atLevel(level: Level, kind: ChangeKind): Weighed {
  return { kind, request: level, answer: level };
}

/** The effect of something new; `isDemand` if who sends must send it. */
export function additionOf(isDemand: boolean): Effect {
  return isDemand ? { kind: 'added', request: 'major', answer: 'minor' } : 'added';
}

/** The effect of a flag that is set or removed: `isDemand` if it binds who sends. */
export function flagEffect(isSet: boolean, isDemand = true): 'narrowed' | 'widened' {
  return isSet === isDemand ? 'narrowed' : 'widened';
}
