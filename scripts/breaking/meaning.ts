import { follow, isJson, type Json } from './placed.ts';

/** What tells people something and machines nothing. */
const wordKeys: ReadonlySet<string> = new Set([
  ...['title', 'summary', 'description', 'example', 'examples', 'externalDocs', 'tags', '$comment'],
]);

/** Extensions that say what is sent, not why. */
const meantExtensions: ReadonlySet<string> = new Set([
  ...['x-effect', 'x-binary-signature', 'x-binary-end'],
]);

/** Keys whose value maps names to objects: below them every key is a name, `description` too. */
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

/** Whether a key of an OpenAPI object or of a schema holds words: another value of it breaks no client. */
export function isWords(key: string): boolean {
  return wordKeys.has(key) || (key.startsWith('x-') && !meantExtensions.has(key));
}

/** Lists whose order says nothing. */
const unordered: ReadonlySet<string> = new Set(['required', 'enum', 'oneOf', 'type']);

/**
 * One text for all ways to write the same: references in place of their target, words left out, keys and lists without
 * meaning in one order. A circle ends with its depth.
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
      if (depth >= 0) return `"circle ${passed.length - depth}"`;
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
