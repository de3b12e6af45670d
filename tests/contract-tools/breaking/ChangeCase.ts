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

/** Serialised and parsed, as if read from a file. */
export function plain(document: Json): Json {
  return JSON.parse(JSON.stringify(document)) as Json;
}
