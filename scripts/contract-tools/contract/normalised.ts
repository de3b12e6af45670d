type Json = Readonly<Record<string, unknown>>;

/** A schema object of OpenAPI 3.0 in the dialect of 3.1; those below it are written separately. */
export function fromOpenApi30(schema: Json): Json {
  if (typeof schema['$ref'] === 'string') return { $ref: schema['$ref'] };
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const { minimum, maximum, ...others } = rest;
  const exact = {
    ...others,
    ...bound('minimum', 'exclusiveMinimum', minimum, exclusiveMinimum),
    ...bound('maximum', 'exclusiveMaximum', maximum, exclusiveMaximum),
  };
  return nullable === true ? orNull(exact) : exact;
}

/** A bound in 3.1: `exclusive` was a mark on the limit, and is a limit itself. */
function bound(key: string, exclusive: string, limit: unknown, given: unknown): Json {
  const plain = limit === undefined ? {} : { [given === true ? exclusive : key]: limit };
  return typeof given === 'number' ? { ...plain, [exclusive]: given } : plain;
}

/** `nullable` beside `allOf`, `oneOf`, `anyOf` has no effect by the standard, but servers send null. */
function orNull(schema: Json): Json {
  const { type, enum: listed } = schema;
  if (typeof type !== 'string') {
    const words = ['description', 'title', 'readOnly', 'writeOnly', 'deprecated'];
    const keep = Object.fromEntries(Object.entries(schema).filter(([key]) => words.includes(key)));
    return Object.keys(schema).every((key) => words.includes(key) || key.startsWith('x-'))
      ? schema
      : { ...keep, anyOf: [schema, { type: 'null' }] };
  }
  const values =
    Array.isArray(listed) && !listed.includes(null) ? [...(listed as unknown[]), null] : listed;
  return { ...schema, type: [type, 'null'], ...(listed === undefined ? {} : { enum: values }) };
}

/** Lists of `items`, and `dependencies`, in JSON Schema 2020-12: contracts kept them of drafts 4 to 7. */
export function fromOlderDrafts({ dependencies, ...schema }: Json): Json {
  const { items, additionalItems = {}, ...rest } = schema;
  const isList = Array.isArray(items);
  const listed = isList ? { ...rest, prefixItems: items, items: additionalItems } : schema;
  if (dependencies === undefined) return listed;
  const [dependentRequired, dependentSchemas] = [true, false].map((areNames) =>
    Object.fromEntries(
      Object.entries(Object(dependencies) as Json).filter(
        ([, one]) => Array.isArray(one) === areNames,
      ),
    ),
  );
  return { ...listed, dependentRequired, dependentSchemas };
}

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
