import { made } from '../schema/made.ts';
import type { Direction } from '../schema/PlacedDifference.ts';

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

/** The type of a change, whatever it affects. */
export type ChangeKind =
  | 'added'
  | 'removed'
  | 'changed'
  | 'narrowed'
  | 'widened'
  | 'moved'
  | 'renamed'
  | 'reworded'
  | 'not-understood';

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
      (): Merged => ({ ...found, operations: new Set(), directions: new Set() }),
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
