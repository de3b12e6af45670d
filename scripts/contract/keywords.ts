/**
 * The keywords that schemas of the contract may use. Others would be checked by one tool and
 * ignored by another.
 */
const allowed: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'properties', 'required', 'additionalProperties', 'items', 'oneOf'],
  ...['enum', 'const', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
  ...['description', 'title', 'examples', 'contentMediaType', 'contentEncoding'],
]);

/** Throws when the schema at `place` uses a keyword that the contract does not allow. */
export function refuseUnknownKeywords(schema: object, place: string): void {
  const unknown = Object.keys(schema).filter((key) => !allowed.has(key) && !key.startsWith('x-'));
  if (unknown.length > 0) {
    throw new Error(`${place}: keyword not allowed in the contract: ${unknown.join(', ')}`);
  }
}
