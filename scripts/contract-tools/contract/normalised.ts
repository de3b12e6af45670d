import type { ContractDocument } from './document.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Gives media types and parameters one form: a schema always, `example` as an example of that name, and the
 * schema of a parameter that is written in a content type.
 */
export function normalised(document: Json): ContractDocument {
  const visit = (node: unknown, key: string): unknown => {
    if (Array.isArray(node)) return node.map((one) => visit(one, ''));
    if (typeof node !== 'object' || node === null) return node;
    const inner = Object.fromEntries(
      Object.entries(node).map(([name, one]) => [
        name,
        values.has(name) || (key === 'examples' && name !== '') ? one : visit(one, name),
      ]),
    );
    if (key === 'content') return mapOf(inner, mediaType);
    return isParameter(inner) ? parameter(inner) : inner;
  };
  const { paths, components, ...rest } = document;
  return {
    ...rest,
    paths: visit(paths, 'paths'),
    components: visit(components ?? {}, 'components'),
  } as ContractDocument;
}

/** Values of the contract, whatever keys they have. */
const values: ReadonlySet<string> = new Set(['schema', 'schemas', 'example', 'value', 'default']);

function mapOf(map: Json, change: (one: Json) => Json): Json {
  return Object.fromEntries(
    Object.entries(map).map(([name, one]) => [name, change(Object(one) as Json)]),
  );
}

function mediaType({ schema, example, examples, ...rest }: Json): Json {
  const given = examples ?? (example === undefined ? undefined : { example: { value: example } });
  return { ...rest, schema: schema ?? {}, ...(given === undefined ? {} : { examples: given }) };
}

function isParameter(node: Json): boolean {
  return typeof node['in'] === 'string' && typeof node['name'] === 'string' && !('type' in node);
}

function parameter(node: Json): Json {
  const [content] = Object.entries((node['content'] as Json | undefined) ?? {});
  if (content === undefined) return { ...node, schema: node['schema'] ?? {} };
  const [contentType, media] = content;
  const { schema, examples } = media as Json;
  return { ...node, contentType, schema, ...(examples === undefined ? {} : { examples }) };
}
