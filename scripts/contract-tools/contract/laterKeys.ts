import { objectsOf, type Kind } from './objects.ts';

type Json = Readonly<Record<string, unknown>>;

/** What OpenAPI 3.2 adds to an object: no check of this package knows it. */
const later: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  document: ['$self'],
  pathItem: ['query', 'additionalOperations'],
  mediaType: ['itemSchema', 'itemEncoding', 'prefixEncoding'],
  encoding: ['encoding', 'itemEncoding', 'prefixEncoding'],
  example: ['dataValue', 'serializedValue'],
  securityScheme: ['oauth2MetadataUrl', 'deprecated'],
};

/** The parts of a document that OpenAPI 3.2 added, each once and in words, with the number of places. */
export function laterKeys(document: Json): readonly string[] {
  if (!String(document['openapi']).startsWith('3.2')) return [];
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { kind, node } of objectsOf(document)) {
    for (const key of later[kind] ?? []) if (node[key] !== undefined) add(`\`${key}\``);
    if (kind === 'parameter' && node['in'] === 'querystring') add('`in: querystring`');
    if (kind === 'parameter' && node['style'] === 'cookie') add('`style: cookie`');
    if (kind === 'schema' && 'defaultMapping' in Object(node['discriminator']))
      add('`defaultMapping`');
  }
  for (const tag of Object.values(Object(document['tags']) as Json)) {
    if ('parent' in Object(tag) || 'kind' in Object(tag)) add('nesting of `tags`');
  }
  return [...counts].map(([key, count]) => (count === 1 ? key : `${key} (${count} places)`));
}
