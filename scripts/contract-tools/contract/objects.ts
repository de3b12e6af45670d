import { escapeToken } from './pointer.ts';

type Sent = 'parameter' | 'requestBody' | 'header';

/** What `components` shares. Others are copied to where they are used. */
type Shared = Sent | 'schema' | 'answer' | 'link' | 'securityScheme';
type Copied = 'pathItem' | 'operation' | 'mediaType' | 'encoding' | 'example' | 'callback';

/** A kind of object of OpenAPI 3.0 to 3.2. */
export type Kind = 'document' | 'components' | Shared | Copied;

/** What is below a key: one object, a map or a list of them, or a map of maps. */
type Below = readonly [shape: 'one' | 'map' | 'list', kind: Kind];

type Keys = Readonly<Record<string, Below>>;

const operation: Below = ['one', 'operation'];
const schema: Below = ['one', 'schema'];
const schemas: Below = ['map', 'schema'];
const schemaList: Below = ['list', 'schema'];
const media: Keys = {
  schema,
  itemSchema: schema,
  content: ['map', 'mediaType'],
  examples: ['map', 'example'],
};

/** The keys of each kind that contain other objects, `*` for every key. Everything else is a value. */
export const keysOf: Readonly<Record<Kind, Keys>> = {
  document: {
    paths: ['map', 'pathItem'],
    webhooks: ['map', 'pathItem'],
    components: ['one', 'components'],
  },
  components: {
    ...{ schemas, responses: ['map', 'answer'], parameters: ['map', 'parameter'] },
    ...{ examples: ['map', 'example'], requestBodies: ['map', 'requestBody'] },
    ...{ headers: ['map', 'header'], links: ['map', 'link'], callbacks: ['map', 'callback'] },
    ...{ securitySchemes: ['map', 'securityScheme'], pathItems: ['map', 'pathItem'] },
    mediaTypes: ['map', 'mediaType'],
  },
  pathItem: {
    ...{ get: operation, put: operation, post: operation, delete: operation },
    ...{ options: operation, head: operation, patch: operation, trace: operation },
    query: operation,
    additionalOperations: ['map', 'operation'],
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
  callback: { '*': ['one', 'pathItem'] },
  schema: {
    ...{ properties: schemas, patternProperties: schemas, dependentSchemas: schemas },
    $defs: schemas,
    ...{ items: schema, contains: schema, propertyNames: schema, not: schema },
    ...{ if: schema, then: schema, else: schema, contentSchema: schema },
    ...{ additionalProperties: schema, unevaluatedProperties: schema, unevaluatedItems: schema },
    ...{ oneOf: schemaList, anyOf: schemaList, allOf: schemaList, prefixItems: schemaList },
  },
};

/** The section of `components` in which a kind can be shared. */
export const sectionOf: Readonly<Partial<Record<Kind, string>>> = {
  ...{ schema: 'schemas', answer: 'responses', parameter: 'parameters', header: 'headers' },
  ...{ requestBody: 'requestBodies', link: 'links', securityScheme: 'securitySchemes' },
} satisfies Record<Shared, string>;

type Json = Record<string, unknown>;

/** An object of a document. */
export interface PlacedObject {
  readonly kind: Kind;
  readonly node: Json;
  /** Its pointer. */
  readonly source: string;
}

/** Kinds whose maps may have extensions (`x-…`) beside their names. */
const extensible: ReadonlySet<Kind> = new Set(['pathItem', 'answer']);

/** Every object of a bundled document, parents first: a parent may still be changed before its children. */
export function* objectsOf(document: object): Generator<PlacedObject> {
  const waiting: PlacedObject[] = [{ kind: 'document', node: document as Json, source: '#' }];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    yield one;
    for (const child of childrenOf(one).toReversed()) waiting.push(child);
  }
}

function childrenOf({ kind, node, source }: PlacedObject): readonly PlacedObject[] {
  return belowOf(kind, node).flatMap(([key, [shape, below]]) => {
    const value = node[key];
    const at = `${source}/${escapeToken(key)}`;
    const inner = shape === 'one' ? [['', value] as const] : Object.entries(Object(value) as Json);
    return inner
      .filter(([name, one]) => isObject(one) && !(extensible.has(below) && name.startsWith('x-')))
      .map(([name, one]): PlacedObject => {
        const own = shape === 'one' ? at : `${at}/${escapeToken(name)}`;
        return { kind: below, node: one as Json, source: own };
      });
  });
}

/** The keys of an object that contain other objects. */
export function belowOf(kind: Kind, node: object): readonly (readonly [string, Below])[] {
  const { '*': every, ...named } = keysOf[kind];
  return every === undefined
    ? Object.entries(named)
    : Object.keys(node)
        .filter((key) => !key.startsWith('x-'))
        .map((key) => [key, every]);
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
