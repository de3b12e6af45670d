import type { ContractDocument, Schema } from '../contract/document.ts';
import { escapeToken } from '../contract/pointer.ts';
import { targetOf } from './followSchema.ts';
import { made } from './made.ts';
import { type PlacedSchema, isRecord } from './placed.ts';

/** What a discriminator of a base says of a value (OpenAPI 3.1, « Discriminator Object », inheritance). */
export interface Named {
  /** Null when the word names no schema. */
  readonly schema: PlacedSchema | null;
  readonly word: string;
  readonly words: readonly string[];
  /** Pointers of the schemas that inherit. */
  readonly heirs: ReadonlySet<string>;
}

/** The schema that a value names by the discriminator of its base; null where there is none. */
export function namedSubtype(
  document: ContractDocument,
  { schema, source }: PlacedSchema,
  value: unknown,
): Named | null {
  const { discriminator, oneOf, anyOf } = schema;
  if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined) return null;
  const word = isRecord(value) ? value[discriminator.propertyName] : undefined;
  if (typeof word !== 'string') return null;
  const { schemas = {} } = document.components;
  const heirs = new Set((heirsIn(document).get(source) ?? []).map(pointerTo));
  const { mapping = {} } = discriminator;
  const names = Object.keys(schemas).filter(
    (name) => heirs.has(pointerTo(name)) || pointerTo(name) === source,
  );
  const wanted = Object.hasOwn(mapping, word) ? lastName(mapping[word] ?? '') : word;
  const named = Object.hasOwn(schemas, wanted) ? schemas[wanted] : undefined;
  const isKnown = named !== undefined && (names.includes(wanted) || Object.hasOwn(mapping, word));
  return {
    schema: isKnown ? { schema: named, source: pointerTo(wanted) } : null,
    word,
    words: [...new Set([...Object.keys(mapping), ...names])],
    heirs,
  };
}

/** `#/components/schemas/Cat`, `Cat` and `./cat/Cat.yaml` name the schema Cat. */
export function lastName(reference: string): string {
  return (
    reference
      .split('/')
      .at(-1)
      ?.replace(/\.(ya?ml|json)$/, '') ?? ''
  );
}

interface SchemaHolder {
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const known = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/** By the pointer of a schema: the names of those whose `allOf` refers to it, directly or not. */
export function heirsIn(document: SchemaHolder): ReadonlyMap<string, readonly string[]> {
  return made(known, document, () => {
    const heirs = new Map<string, string[]>();
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      const passed = new Set<string>();
      const visit = (parts: readonly Schema[]): void => {
        for (const { $ref: reference, allOf = [] } of parts) {
          visit(allOf);
          if (reference === undefined || passed.has(reference)) continue;
          passed.add(reference);
          made(heirs, reference, (): string[] => []).push(name);
          visit([targetOf(document, reference) ?? {}]);
        }
      };
      visit(schema.allOf ?? []);
    }
    return heirs;
  });
}

/** The pointer of a shared schema. */
export function pointerTo(name: string): string {
  return `#/components/schemas/${escapeToken(name)}`;
}
