import type { Schema } from '../contract/document.ts';
import type { RuleId } from '../report/rules.ts';
import type { Direction, PlacedDifference, PlacedSchema } from './PlacedDifference.ts';

/** What one schema says about a value. */
export interface Compared {
  readonly differences: readonly PlacedDifference[];
  /** Fields that some part of the schema describes. */
  readonly described: ReadonlySet<string>;
  /** Whether the schema lists fields, so that others are undescribed. */
  readonly listsFields: boolean;
  /** Whether it says something about all other fields. */
  readonly isOpen: boolean;
  /** Pointer of the schema that lists the fields; null if none does. */
  readonly fieldsAt: string | null;
}

export const nothing: Compared = {
  differences: [],
  described: new Set(),
  listsFields: false,
  isOpen: false,
  fieldsAt: null,
};

/** The comparison of one value with one schema, as a part of a larger comparison. */
export interface Walk {
  readonly direction: Direction;
  /** JSON pointer of the value. */
  readonly pointer: string;
  /** Pointer of the schema. */
  readonly source: string;
  /** Compares this value with another schema. Undescribed fields are left to the caller. */
  readonly part: (value: unknown, placed: PlacedSchema) => Compared;
  /** Compares a field or an item, undescribed fields included. */
  readonly child: (
    value: unknown,
    placed: PlacedSchema,
    name: string | number,
  ) => readonly PlacedDifference[];
  /** The schema below some keys of this one. */
  readonly below: (schema: Schema, ...keys: readonly (string | number)[]) => PlacedSchema;
  /** The fields of a value that nothing describes. */
  readonly undescribed: (
    value: unknown,
    compared: Compared,
    placed: PlacedSchema,
  ) => readonly PlacedDifference[];
  /** A difference of the value, or of one of its fields, from what the schema says below some keys. */
  readonly difference: (
    rule: RuleId,
    message: string,
    keys?: readonly string[],
    name?: string | number,
  ) => PlacedDifference;
  readonly describe: (value: unknown) => string;
}

/** Joins what several parts of a schema say about the same value. */
export function join(parts: readonly Compared[]): Compared {
  if (parts.length === 1 && parts[0] !== undefined) return parts[0];
  return {
    differences: parts.flatMap(({ differences }) => differences),
    described: new Set(parts.flatMap(({ described }) => [...described])),
    listsFields: parts.some(({ listsFields }) => listsFields),
    isOpen: parts.some(({ isOpen }) => isOpen),
    fieldsAt: parts.find(({ fieldsAt }) => fieldsAt !== null)?.fieldsAt ?? null,
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
