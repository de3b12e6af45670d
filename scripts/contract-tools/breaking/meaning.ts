import { follow, isJson, type Json } from './placed.ts';

/** Keys with texts for people, ignored by machines. */
const wordKeys: ReadonlySet<string> = new Set([
  ...[
    'title',
    'summary',
    'description',
    'example',
    'examples',
    'externalDocs',
    'tags',
    '$comment',
    'links',
  ],
]);

/** Extensions that affect the data, not only its documentation. */
const meantExtensions: ReadonlySet<string> = new Set([
  ...['x-effect', 'x-binary-signature', 'x-binary-end', 'x-sorted-by'],
]);

/** Keys whose value maps names to objects: each key below is a name, even `description`. */
const maps: ReadonlySet<string> = new Set([
  ...[
    'properties',
    'patternProperties',
    'dependentSchemas',
    '$defs',
    'headers',
    'content',
    'responses',
  ],
]);

/**
 * Whether a key of an OpenAPI object or a schema is documentation: changing it breaks no client.
 */
export function isWords(key: string): boolean {
  return wordKeys.has(key) || (key.startsWith('x-') && !meantExtensions.has(key));
}

/** Lists whose order has no meaning. */
const unordered: ReadonlySet<string> = new Set([
  'required',
  'enum',
  'oneOf',
  'anyOf',
  'allOf',
  'type',
]);

/**
 * Normalises a value to one text, so that equivalent ways to write it are equal: references are
 * resolved, documentation is left out, keys and unordered lists are sorted. A circular reference is
 * replaced by its depth.
 */
export function meaning(document: Json, given: unknown): string {
  const tell = (value: unknown, passed: readonly string[], key: string, named: boolean): string => {
    if (Array.isArray(value)) {
      const items = value.map((item) => tell(item, passed, '', false));
      return `[${(unordered.has(key) ? items.toSorted() : items).join()}]`;
    }
    if (!isJson(value)) return JSON.stringify(value);
    const reference = value['$ref'];
    if (typeof reference === 'string') {
      const depth = passed.indexOf(reference);
      if (depth >= 0) return `"cycle ${passed.length - depth}"`;
      const { $ref: _, ...beside } = value;
      const target = follow(document, { node: { $ref: reference }, source: reference }).node;
      const whole = Object.keys(beside).every(isWords) ? target : { $ref: target, ...beside };
      return tell(whole, [...passed, reference], key, named);
    }
    const fields = Object.keys(value)
      .filter((name) => named || !isWords(name))
      .toSorted()
      .map((name) => {
        const below = tell(value[name], passed, name, maps.has(name) && !named);
        return `${JSON.stringify(name)}:${below}`;
      });
    return `{${fields.join()}}`;
  };
  return tell(given, [], '', false);
}
