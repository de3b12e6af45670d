/** A kind of object of OpenAPI 3.0 and 3.1. */
export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'answer'
  | 'header'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'link'
  | 'securityScheme'
  | 'callback'
  | 'schema';

/** What is below a key: one object, a map or a list of them, or a map of maps. */
export type Below = readonly [shape: 'one' | 'map' | 'list', kind: Kind];

type Keys = Readonly<Record<string, Below>>;

const operation: Below = ['one', 'operation'];
const schema: Below = ['one', 'schema'];
const schemas: Below = ['map', 'schema'];
const schemaList: Below = ['list', 'schema'];
const media: Keys = {
  schema,
  content: ['map', 'mediaType'],
  examples: ['map', 'example'],
};

/** The keys of each kind that contain other objects. Everything else is a value. */
export const keysOf: Readonly<Record<Kind, Keys>> = {
  document: {
    paths: ['map', 'pathItem'],
    webhooks: ['map', 'pathItem'],
    components: ['one', 'components'],
  },
  components: {
    schemas,
    responses: ['map', 'answer'],
    parameters: ['map', 'parameter'],
    examples: ['map', 'example'],
    requestBodies: ['map', 'requestBody'],
    headers: ['map', 'header'],
    links: ['map', 'link'],
    securitySchemes: ['map', 'securityScheme'],
    callbacks: ['map', 'callback'],
    pathItems: ['map', 'pathItem'],
  },
  pathItem: {
    ...{ get: operation, put: operation, post: operation, delete: operation },
    ...{ options: operation, head: operation, patch: operation, trace: operation },
    parameters: ['list', 'parameter'],
  },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'requestBody'],
    responses: ['map', 'answer'],
    callbacks: ['map', 'callback'],
  },
  parameter: media,
  header: media,
  requestBody: media,
  answer: { ...media, headers: ['map', 'header'], links: ['map', 'link'] },
  mediaType: { ...media, encoding: ['map', 'encoding'] },
  encoding: { headers: ['map', 'header'] },
  example: {},
  link: {},
  securityScheme: {},
  callback: {},
  schema: {
    ...{
      properties: schemas,
      patternProperties: schemas,
      dependentSchemas: schemas,
      $defs: schemas,
    },
    ...{ items: schema, contains: schema, propertyNames: schema, not: schema },
    ...{ if: schema, then: schema, else: schema },
    ...{ additionalProperties: schema, unevaluatedProperties: schema, unevaluatedItems: schema },
    ...{ oneOf: schemaList, anyOf: schemaList, allOf: schemaList, prefixItems: schemaList },
  },
};

/** The section of `components` in which a kind can be shared; others are copied to where they are used. */
export const sectionOf: Readonly<Partial<Record<Kind, string>>> = {
  schema: 'schemas',
  answer: 'responses',
  parameter: 'parameters',
  requestBody: 'requestBodies',
  header: 'headers',
  link: 'links',
  securityScheme: 'securitySchemes',
};
