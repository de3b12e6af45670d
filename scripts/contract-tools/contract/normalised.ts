type Json = Readonly<Record<string, unknown>>;

/** A media type with a schema always, and `example`, where it has no others, as an example of that name. */
export function mediaType({ example, ...node }: Json): Json {
  const { schema = {}, examples } = node;
  return { ...exampled(examples === undefined ? { ...node, example } : node), schema };
}

/** A parameter in the same way, also where its value is written in a content type. */
export function parameter(node: Json): Json {
  const [content] = Object.entries(Object(node['content']) as Json);
  if (content === undefined) return { ...exampled(node), schema: node['schema'] ?? {} };
  const [contentType, media] = content;
  const { schema = {}, examples } = Object(media) as Json;
  return exampled({
    ...node,
    contentType,
    schema,
    ...(examples === undefined ? {} : { examples }),
  });
}

/** `example` as an example of that name, before the others. */
export function exampled({ example, ...node }: Json): Json {
  if (example === undefined) return node;
  return {
    ...node,
    examples: { example: { value: example }, ...(Object(node['examples']) as Json) },
  };
}
