import type { Pair } from './Change.ts';
import { made } from '../schema/made.ts';
import { follow, isJson, type Json } from './placed.ts';

/** Keys with texts for people, or names of places: ignored by machines that read JSON. */
const wordKeys: ReadonlySet<string> = new Set([
  ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'tags', 'links'],
  ...['$comment', '$schema', '$id', '$anchor', '$dynamicAnchor', '$vocabulary', '$defs'],
  ...['definitions', 'xml'],
]);

/** Extensions that affect the data, not only its documentation. */
const meantExtensions: ReadonlySet<string> = new Set([
  ...['x-effect', 'x-binary-signature', 'x-binary-end', 'x-sorted-by'],
]);

/** Keys whose value maps names to objects: each key below is a name, even `description`. */
const maps: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired'],
  ...['headers', 'content', 'responses', 'mapping'],
]);

/** Keys whose value is data: nothing in it is a keyword. */
const data: ReadonlySet<string> = new Set(['const', 'enum', 'default']);

/** Lists whose order has no meaning. */
const unordered: ReadonlySet<string> = new Set([
  ...['required', 'enum', 'oneOf', 'anyOf', 'allOf', 'type'],
]);

/** Whether a key of an OpenAPI object or a schema is documentation: changing it breaks no client. */
export function isWords(key: string): boolean {
  return wordKeys.has(key) || (key.startsWith('x-') && !meantExtensions.has(key));
}

/** Whether two values are written differently. */
export function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** A value in one notation, and the references in it. */
interface Notation {
  readonly text: string;
  readonly references: ReadonlySet<string>;
}

type Place = 'object' | 'map' | 'data';

const written = new WeakMap<object, Notation>();

/** Writes a value in one notation: without documentation and references, keys and unordered lists sorted. */
export function notationOf(given: unknown): string {
  return notation(given).text;
}

function notation(given: unknown): Notation {
  return isJson(given) ? made(written, given, () => write(given)) : write(given);
}

function write(given: unknown): Notation {
  const references = new Set<string>();
  const tell = (value: unknown, key: string, place: Place): string => {
    if (Array.isArray(value)) {
      const items = value.map((item) => tell(item, '', place));
      return `[${(unordered.has(key) ? items.toSorted() : items).join()}]`;
    }
    if (!isJson(value)) return JSON.stringify(value);
    if (place === 'object' && typeof value['$ref'] === 'string') references.add(value['$ref']);
    const fields = Object.keys(value)
      .filter((name) => place !== 'object' || !isWords(name))
      .toSorted()
      .map((name) => `${JSON.stringify(name)}:${tell(value[name], name, below(place, name))}`);
    return `{${fields.join()}}`;
  };
  return { text: tell(given, '', 'object'), references };
}

function below(place: Place, name: string): Place {
  if (place !== 'object') return place === 'map' ? 'object' : 'data';
  return data.has(name) ? 'data' : maps.has(name) ? 'map' : 'object';
}

/** References whose targets were found to be the same in both contracts. */
const sameTargets = new WeakMap<Pair<Json>, Set<string>>();

/** Whether two values, and all they refer to, have the same notation. Circular references end. */
export function sameMeaning(documents: Pair<Json>, base: unknown, revision: unknown): boolean {
  const same = made(sameTargets, documents, () => new Set<string>());
  const passed = new Set<string>();
  const waiting: (readonly [unknown, unknown])[] = [[base ?? null, revision ?? null]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [one, other] = next.map(notation);
    if (one === undefined || one.text !== other?.text) return false;
    for (const reference of one.references) {
      if (same.has(reference) || passed.has(reference)) continue;
      passed.add(reference);
      const placed = { node: { $ref: reference }, source: reference };
      waiting.push([follow(documents.base, placed).node, follow(documents.revision, placed).node]);
    }
  }
  for (const reference of passed) same.add(reference);
  return true;
}
