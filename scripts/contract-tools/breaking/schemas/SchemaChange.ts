import type { Direction, FoundChange, Pair, Effect, Weighed } from '../Change.ts';
import type { Json, Placed } from '../placed.ts';
import type { Form } from './schemaForms.ts';

/** A change of a schema, with its level in a request and in an answer. */
export interface SchemaChange extends Weighed, Pick<FoundChange, 'message' | 'base' | 'revision'> {}

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
  /** Reports a change; a place is null on the side that has nothing there. */
  readonly tell: (effect: Effect, message: string, places: Pair<string | null>) => void;
  /** Compares two nested schemas: a field, an item. Each pair is compared once. */
  readonly compare: (base: Placed, revision: Placed) => void;
  /** Compares two forms; their texts too, unless they were compared with the whole schema. */
  readonly compareForms: (pair: Pair<Form>, withWords: boolean) => void;
  /** How the values of two schemas differ, for keywords that exclude them; null if that is not certain. */
  readonly relation: (pair: Pair<Placed>) => 'same' | 'narrowed' | 'widened' | null;
  /** The same walk in another mode. */
  readonly in: (mode: Partial<WalkMode>) => SchemaWalk;
}
