import type { Scalar } from '../../contract/document.ts';
import { heirsIn, lastName, pointerTo } from '../../schema/subtypes.ts';
import { follow, isJson, type Json, type Placed } from '../placed.ts';

/** The values that a schema lists; null if it allows others. */
export type Listed = readonly Scalar[] | null;

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

/** The mark of a form: a member of a union, or a subtype; null: the schema with the discriminator itself. */
export function formMark(document: Json, holder: Placed, written: Placed | null): Mark | null {
  const discriminator = holder.node['discriminator'];
  if (!isJson(discriminator) || typeof discriminator['propertyName'] !== 'string') return null;
  const { propertyName: name } = discriminator;
  const source = `${holder.source}/discriminator`;
  if (written === null) return { name, source, words: [], all: [], isRest: true };
  const { $ref } = written.node;
  const names = [typeof $ref === 'string' ? $ref : '', follow(document, written).source].map(
    lastName,
  );
  const mapping = isJson(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const words = mapping.flatMap(([word, target]) =>
    typeof target === 'string' && names.includes(lastName(target)) ? [word] : [],
  );
  const all = [...new Set([...words, ...names.slice(0, 1)])];
  return { name, source, words: words.length > 0 ? words : all, all, isRest: false };
}

/** The values by which a reader knows the form: those that its field lists, narrowed by the discriminator. */
export function markValues(mark: Mark | null, listed: Listed): Listed {
  if (mark === null || mark.isRest) return listed;
  const named = listed?.filter((value) => mark.all.includes(String(value))) ?? mark.words;
  return named.length > 0 ? named : listed;
}

/** The shared schemas that have a schema with a discriminator in their `allOf`, directly or not. */
export function subtypesOf(document: Json, { node, source }: Placed): readonly Placed[] {
  if (!isJson(node['discriminator'])) return [];
  return (heirsIn(document).get(source) ?? [])
    .map(pointerTo)
    .map((pointer) => ({ node: { $ref: pointer }, source: pointer }));
}
