import type { ChangeKind, Direction, FoundChange, Level, Pair } from './Change.ts';
import type { Json, Placed } from './placed.ts';
import type { Form } from './schemaForms.ts';

/** A change of a schema, with its level in a request and in an answer. */
export interface SchemaChange
  extends
    Pick<FoundChange, 'kind' | 'message' | 'base' | 'revision'>,
    Readonly<Record<Direction, Level>> {}

/** How the changes of a schema count, depending on the schemas above it. */
export interface WalkMode {
  /** Below forms that overlap. */
  readonly isUnclear: boolean;
  /** Below a field that is not sent in these directions. */
  readonly unsent: readonly Direction[];
  /** In a content type of XML, for which `xml` is no documentation. */
  readonly isXml: boolean;
}

/** A walk through two schemas at the same time. */
export interface SchemaWalk extends WalkMode {
  readonly documents: Pair<Json>;
  readonly tell: (change: SchemaChange) => void;
  /** Compares two nested schemas: a field, an item. Each pair is compared once. */
  readonly compare: (base: Placed, revision: Placed) => void;
  /** Compares two forms; their texts too, unless they were compared with the whole schema. */
  readonly compareForms: (pair: Pair<Form>, withWords: boolean) => void;
  /** How the values of two schemas differ, for keywords that exclude them; null if that is not certain. */
  readonly relation: (pair: Pair<Placed>) => 'same' | 'narrowed' | 'widened' | null;
  /** The same walk in another mode. */
  readonly in: (mode: Partial<WalkMode>) => SchemaWalk;
}

/** The level of a change in each direction, and its kind. */
export type Effect = Readonly<Record<Direction, Level>> & { readonly kind: ChangeKind };

/** Fewer values than before: a valid request may now be refused; an answer guarantees more. */
export const narrowed: Effect = { kind: 'narrowed', request: 'major', answer: 'minor' };
/**
 * More values than before: a request may send more; an answer may contain values unknown to its
 * reader.
 */
export const widened: Effect = { kind: 'widened', request: 'minor', answer: 'major' };
/** Other values than before. */
export const changed: Effect = { kind: 'changed', request: 'major', answer: 'major' };
export const reworded: Effect = { kind: 'reworded', request: 'patch', answer: 'patch' };
/** Something new and optional for both sides. */
export const added: Effect = { kind: 'added', request: 'minor', answer: 'minor' };
/** Something removed that clients may need. */
export const removed: Effect = { kind: 'removed', request: 'major', answer: 'major' };
/** Something that this tool cannot compare. */
export const notUnderstood: Effect = {
  kind: 'not-understood',
  request: 'undecided',
  answer: 'undecided',
};

/** A change at a key of both schemas. `places.revision` is null if the key was removed. */
export function schemaChange(
  effect: Effect,
  message: string,
  places: Pair<string | null>,
): SchemaChange {
  return { ...effect, message, base: places.base, revision: places.revision };
}

/** What this tool cannot compare, at the pointers of both schemas. */
export function undecided(message: string, { base, revision }: Pair<Placed>): SchemaChange {
  return schemaChange(notUnderstood, message, { base: base.source, revision: revision.source });
}

/** The same key of both schemas; on a side without that key, the schema itself. */
export function placesOf({ base, revision }: Pair<Placed>, key: string): Pair<string> {
  const at = ({ node, source }: Placed): string => (key in node ? `${source}/${key}` : source);
  return { base: at(base), revision: at(revision) };
}
