import type { Schema } from '../contract/document.ts';
import type { Difference } from './Finding.ts';

/** A schema, and the pointer to it in the bundled contract. */
export interface PlacedSchema {
  readonly schema: Schema;
  /** `#/components/schemas/Badge` */
  readonly source: string;
}

/** A difference at a single place: the pointer contains the real indexes of lists. */
export type PlacedDifference = Omit<Difference, 'times'> & { readonly pointer: string };

export type CompareToSchema = (value: unknown, placed: PlacedSchema) => readonly PlacedDifference[];
