/**
 * Semantic versioning of the contract, for those who call it:
 * - `major`: a client that works today may break;
 * - `minor`: something new that a client may use, or a promise that got stricter;
 * - `patch`: words, examples, order.
 */
export type Level = 'major' | 'minor' | 'patch';

/** Worst first. */
export const levels = ['major', 'minor', 'patch'] as const satisfies readonly Level[];

/** A request is what clients send, an answer what they read: the same change of a schema weighs differently. */
export type Direction = 'request' | 'answer';

/** The same thing in the two versions of the contract. */
export interface Pair<T> {
  readonly base: T;
  readonly revision: T;
}

/** What a change does, whatever it touches. */
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

/** One change, as one operation shows it. */
export interface FoundChange {
  readonly level: Level;
  readonly kind: ChangeKind;
  /** What happened, without the place. */
  readonly message: string;
  /** Pointer into the base read as one document; null for what is new. */
  readonly base: string | null;
  /** Pointer into the revision read as one document; null for what is gone. */
  readonly revision: string | null;
  /** Null for what concerns no operation alone. */
  readonly operationId: string | null;
  readonly direction: Direction | null;
}

/** One change, told once: a shared schema is changed for all its operations at once. */
export interface Change extends Omit<FoundChange, 'operationId' | 'direction'> {
  /** Of the base where they have another name, in the order of the contract. */
  readonly operations: readonly string[];
  readonly directions: readonly Direction[];
}

export type Tell = (change: FoundChange) => void;

/** The worst of these levels; null of none. */
export function worstOf(given: Iterable<Level>): Level | null {
  const present = new Set(given);
  return levels.find((level) => present.has(level)) ?? null;
}

/** Makes one change of all that were found at one place, at its worst level. Worst first, in the order they were found. */
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
