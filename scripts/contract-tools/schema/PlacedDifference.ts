import type { Schema } from '../contract/document.ts';
import type { Difference } from '../report/Finding.ts';

/** A schema, and the pointer to it in the bundled contract. */
export interface PlacedSchema {
  readonly schema: Schema;
  /** `#/components/schemas/Badge` */
  readonly source: string;
}

/** A difference at a single place: the pointer contains the real indexes of lists. */
export type PlacedDifference = Omit<Difference, 'times'> & { readonly pointer: string };

/** Clients send requests and read answers: `readOnly`, `writeOnly` and the level of a change depend on it. */
export type Direction = 'request' | 'answer';

/** Compares a value with a schema; by default as part of an answer. */
export type CompareToSchema = (
  value: unknown,
  placed: PlacedSchema,
  direction?: Direction,
) => readonly PlacedDifference[];
