import type { Schema } from '../contract/document.ts';
import type { Misfit } from './Finding.ts';

/** A schema, and the pointer to it in the contract read as one document. */
export interface PlacedSchema {
  readonly schema: Schema;
  /** `#/components/schemas/Badge` */
  readonly source: string;
}

/** One place of a value: every index of a list stands as it is. */
export type PlacedMisfit = Omit<Misfit, 'times'> & { readonly pointer: string };

export type CompareToSchema = (value: unknown, placed: PlacedSchema) => readonly PlacedMisfit[];
