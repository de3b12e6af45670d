import type { Scalar } from '../contract/document.ts';
import { partsOf } from './joinParts.ts';
import { childOf, entriesOf, follow, isJson, type Json, type Placed } from './placed.ts';

/** The values of a discriminator that name one form (OpenAPI 3.1, Discriminator Object). */
export interface Mark {
  /** The field that names the form. */
  readonly name: string;
  /** The pointer of the discriminator. */
  readonly source: string;
  /** The names of `mapping`; without any, the name of the schema. */
  readonly words: readonly string[];
  /** All names that lead to the schema: those of `mapping` and its own. */
  readonly all: readonly string[];
  /** The schema that has the discriminator itself, for any other name. */
  readonly isRest: boolean;
}

/**
 * The mark of a form: a member of the union that has the discriminator, or a subtype. Null stands for the
 * schema with the discriminator itself.
 */
export function formMark(document: Json, holder: Placed, written: Placed | null): Mark | null {
  const discriminator = holder.node['discriminator'];
  if (!isJson(discriminator) || typeof discriminator['propertyName'] !== 'string') return null;
  const { propertyName: name } = discriminator;
  const source = `${holder.source}/discriminator`;
  if (written === null) return { name, source, words: [], all: [], isRest: true };
  const { $ref } = written.node;
  const names = [typeof $ref === 'string' ? $ref : '', follow(document, written).source].map(last);
  const mapping = isJson(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const words = mapping.flatMap(([word, target]) =>
    typeof target === 'string' && names.includes(last(target)) ? [word] : [],
  );
  const all = [...new Set([...words, ...names.slice(0, 1)])];
  return { name, source, words: words.length > 0 ? words : all, all, isRest: false };
}

function last(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  return name.replace(/\.(ya?ml|json)$/, '');
}

/**
 * The values by which a reader knows the form: those that the field itself lists, narrowed by the
 * discriminator; null if neither says any.
 */
export function markValues(
  mark: Mark | null,
  listed: readonly Scalar[] | null,
): readonly Scalar[] | null {
  if (mark === null || mark.isRest) return listed;
  const named = listed?.filter((value) => mark.all.includes(String(value))) ?? mark.words;
  return named.length > 0 ? named : listed;
}

const subtypes = new WeakMap<Json, ReadonlyMap<string, readonly Placed[]>>();

/** The shared schemas that have a schema with a discriminator in their `allOf`, directly or not. */
export function subtypesOf(document: Json, { node, source }: Placed): readonly Placed[] {
  if (!isJson(node['discriminator'])) return [];
  const known = subtypes.get(document) ?? allSubtypes(document);
  subtypes.set(document, known);
  return known.get(source) ?? [];
}

function allSubtypes(document: Json): ReadonlyMap<string, readonly Placed[]> {
  const components = childOf({ node: document, source: '#' }, 'components');
  const found = new Map<string, Placed[]>();
  for (const schema of components === null ? [] : entriesOf(components, 'schemas').values()) {
    for (const base of basesOf(document, schema)) {
      found.set(base, [
        ...(found.get(base) ?? []),
        { node: { $ref: schema.source }, source: schema.source },
      ]);
    }
  }
  return found;
}

function basesOf(
  document: Json,
  schema: Placed,
  passed: readonly string[] = [],
): readonly string[] {
  return partsOf(schema).flatMap((part) => {
    const base = follow(document, part);
    if (passed.includes(base.source)) return [];
    return [base.source, ...basesOf(document, base, [...passed, base.source])];
  });
}
