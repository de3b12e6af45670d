type Json = Readonly<Record<string, unknown>>;

/** A media type with a schema always, and `example` as an example of that name. */
export function mediaType({ schema, example, examples, ...rest }: Json): Json {
  const given = examples ?? (example === undefined ? undefined : { example: { value: example } });
  return { ...rest, schema: schema ?? {}, ...(given === undefined ? {} : { examples: given }) };
}

/** A parameter with a schema always, also where its value is written in a content type. */
export function parameter(node: Json): Json {
  const [content] = Object.entries(Object(node['content']) as Json);
  if (content === undefined) return { ...node, schema: node['schema'] ?? {} };
  const [contentType, media] = content;
  const { schema = {}, examples } = Object(media) as Json;
  return { ...node, contentType, schema, ...(examples === undefined ? {} : { examples }) };
}
