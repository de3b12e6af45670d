import type { ChangeKind, Direction, FoundChange, Level, Pair } from './Change.ts';
import type { Json, Placed } from './placed.ts';

/** A change of a schema, and how it weighs in what clients send and in what they read. */
export interface SchemaChange
  extends
    Pick<FoundChange, 'kind' | 'message' | 'base' | 'revision'>,
    Readonly<Record<Direction, Level>> {}

/** One walk through two schemas at once. */
export interface SchemaWalk {
  readonly documents: Pair<Json>;
  readonly tell: (change: SchemaChange) => void;
  /** Goes on below: a field, an item. */
  readonly compare: (base: Placed, revision: Placed) => void;
}

type Effect = Readonly<Record<Direction, Level>> & { readonly kind: ChangeKind };

/** Fewer values than before: a request that was fine may be refused, an answer promises more. */
export const narrowed: Effect = { kind: 'narrowed', request: 'major', answer: 'minor' };
/** More values than before: a request may be more, an answer may be what its reader does not know. */
export const widened: Effect = { kind: 'widened', request: 'minor', answer: 'major' };
/** Other values than before. */
export const changed: Effect = { kind: 'changed', request: 'major', answer: 'major' };
export const reworded: Effect = { kind: 'reworded', request: 'patch', answer: 'patch' };
/** Something new that both sides may leave alone. */
export const added: Effect = { kind: 'added', request: 'minor', answer: 'minor' };
/** Something that its users miss, whoever they are. */
export const removed: Effect = { kind: 'removed', request: 'major', answer: 'major' };
export const notUnderstood: Effect = { kind: 'not-understood', request: 'major', answer: 'major' };

/** A change at a key of both schemas; `null` as the revision's place says that it is gone there. */
export function schemaChange(
  effect: Effect,
  message: string,
  places: Pair<string | null>,
): SchemaChange {
  return { ...effect, message, base: places.base, revision: places.revision };
}

/** The same key of both schemas; where a side has none, the schema itself. */
export function placesOf({ base, revision }: Pair<Placed>, key: string): Pair<string> {
  const at = ({ node, source }: Placed): string => (key in node ? `${source}/${key}` : source);
  return { base: at(base), revision: at(revision) };
}
