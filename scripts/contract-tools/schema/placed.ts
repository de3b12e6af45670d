import type { Schema } from '../contract/document.ts';
import type { Difference, RuleId } from '../report/Finding.ts';
import { generalPointer } from '../contract/pointer.ts';

/** A schema, and the pointer to it in the bundled contract. */
export interface PlacedSchema {
  readonly schema: Schema;
  /** `#/components/schemas/Badge` */
  readonly source: string;
}

/** A difference at a single place: the pointer contains the real indexes of lists. */
export type PlacedDifference = Omit<Difference, 'times'> & { readonly pointer: string };

export type Differences = readonly PlacedDifference[];

/** Clients send requests and read answers: `readOnly`, `writeOnly` and the level of a change depend on it. */
export type Direction = 'request' | 'answer';

/** Compares a value with a schema; by default as part of an answer. */
export type CompareToSchema = (value: unknown, placed: PlacedSchema, as?: Direction) => Differences;

/** Merges equal differences of several list items into one, at the first place. */
export function gatherDifferences(differences: Differences): readonly Difference[] {
  const gathered = new Map<string, Difference>();
  for (const difference of differences) {
    const { rule, source, pointer } = difference;
    const key = JSON.stringify([rule, source, generalPointer(pointer)]);
    const known = gathered.get(key);
    gathered.set(key, known ? { ...known, times: known.times + 1 } : { ...difference, times: 1 });
  }
  return [...gathered.values()];
}

export function isAddition({ rule }: Pick<PlacedDifference, 'rule'>): boolean {
  return rule === 'schema/unknown';
}

/** What one schema says about a value. */
export interface Compared {
  readonly differences: Differences;
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
  readonly child: (value: unknown, placed: PlacedSchema, name: string | number) => Differences;
  /** The schema below some keys of this one. */
  readonly below: (schema: Schema, ...keys: readonly (string | number)[]) => PlacedSchema;
  /** The fields of a value that nothing describes. */
  readonly undescribed: (value: unknown, compared: Compared, placed: PlacedSchema) => Differences;
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
