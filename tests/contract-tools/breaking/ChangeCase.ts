import type { Level } from '../../../scripts/contract-tools/breaking/Change.ts';
import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';

/** One change of a small contract with its expected level; null if it is not a change. */
export interface ChangeCase {
  readonly name: string;
  readonly level: Level | null;
  readonly base: Part;
  readonly revision: Part;
}

/** The parts of a contract for one case. */
export interface Part {
  readonly paths: Json;
  readonly schemas?: Json;
  readonly securitySchemes?: Json;
  /** Keys of the contract as a whole: `webhooks`, `servers`. */
  readonly root?: Json;
}

const answers = { 200: { description: 'Done.' } };

/** An open operation with the keys of the case. */
export function operation(more: Json = {}): Json {
  return { operationId: 'call', security: [], 'x-effect': 'read', responses: answers, ...more };
}

export function json(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}

/** A case that changes the keys of one operation. */
export function inOperation(
  name: string,
  level: Level | null,
  base: Json,
  revision: Json,
): ChangeCase {
  const part = (more: Json): Part => ({ paths: { '/call': { post: operation(more) } } });
  return { name, level, base: part(base), revision: part(revision) };
}

/** A case that changes the schema of the request. */
export function sent(name: string, level: Level | null, base: Json, revision: Json): ChangeCase {
  const body = (schema: Json): Json => ({ requestBody: { required: true, ...json(schema) } });
  return inOperation(`sent: ${name}`, level, body(base), body(revision));
}

/** A case that changes the schema of the answer. */
export function read(name: string, level: Level | null, base: Json, revision: Json): ChangeCase {
  const answer = (schema: Json): Json => ({
    responses: { 200: { description: 'Done.', ...json(schema) } },
  });
  return inOperation(`read: ${name}`, level, answer(base), answer(revision));
}

/** The same schema change in the request and in the answer, each with its level. */
export function both(
  name: string,
  [inRequest, inAnswer]: readonly [Level | null, Level | null],
  base: Json,
  revision: Json,
): readonly ChangeCase[] {
  return [sent(name, inRequest, base, revision), read(name, inAnswer, base, revision)];
}

const root = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  servers: [{ url: '/' }],
  security: [{ bearer: [] }],
};
const bearer = { type: 'http', scheme: 'bearer' };

/** A complete contract with this part. */
export function contractOf(part: Part, more: Json = {}): Json {
  const { paths, schemas = {}, securitySchemes = {} } = part;
  const components = { schemas, securitySchemes: { bearer, ...securitySchemes } };
  return { ...root, paths, components, ...part.root, ...more };
}

type NamedPart = Required<Pick<Part, 'paths' | 'schemas'>>;

/** Gives the paths and schemas of a part unique names, so that many parts fit into one contract. */
export function withUniqueNames({ paths, schemas = {} }: Part, name: string): NamedPart {
  const under = (names: Json, prefix: string): Json =>
    Object.fromEntries(Object.entries(names).map(([key, value]) => [`${prefix}${key}`, value]));
  const text = JSON.stringify({ paths: under(paths, `/${name}`), schemas: under(schemas, name) })
    .replaceAll('#/components/schemas/', `#/components/schemas/${name}`)
    .replaceAll(/"operationId":"(\w+)"/g, `"operationId":"${name}$1"`);
  return JSON.parse(text) as NamedPart;
}
