/**
 * Semantic versioning of the contract, for its clients:
 * - `major`: a client that works today may break;
 * - `minor`: something new that a client may use, or a stricter guarantee;
 * - `patch`: texts, examples, order.
 */
export type Level = 'major' | 'minor' | 'patch';

/** Most severe first. */
export const levels = ['major', 'minor', 'patch'] as const satisfies readonly Level[];

/**
 * Clients send requests and read answers: the same schema change has another level in each
 * direction.
 */
export type Direction = 'request' | 'answer';

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
  return levels.find((level) => present.has(level)) ?? null;
}

/**
 * Merges the changes found at the same place into one, with the most severe level. Sorted by level,
 * then in the order found.
 */
export function mergeChanges(found: readonly FoundChange[]): readonly Change[] {
  const merged = new Map<string, Change>();
  for (const { operationId, direction, ...change } of found) {
    const key = JSON.stringify([change.kind, change.message, change.base, change.revision]);
    const known = merged.get(key);
    merged.set(key, {
      ...change,
      level: worstOf([change.level, ...(known === undefined ? [] : [known.level])]) ?? change.level,
      operations: withOne(known?.operations, operationId),
      directions: withOne(known?.directions, direction),
    });
  }
  return levels.flatMap((level) => [...merged.values()].filter((change) => change.level === level));
}

function withOne<T>(known: readonly T[] = [], more: T | null): readonly T[] {
  return more === null || known.includes(more) ? known : [...known, more];
}
