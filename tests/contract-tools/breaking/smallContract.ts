import type { Json } from '../../../scripts/contract-tools/breaking/placed.ts';

/** The parts of a small contract. */
export interface Part {
  readonly paths: Json;
  readonly schemas?: Json;
}

/** An open operation with further keys. */
export function operation(more: Json = {}): Json {
  const responses = { 200: { description: 'Done.' } };
  return { operationId: 'call', security: [], 'x-effect': 'read', responses, ...more };
}

export function json(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}

const root = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  servers: [{ url: '/' }],
  security: [{ bearer: [] }],
};
const securitySchemes = { bearer: { type: 'http', scheme: 'bearer' } };

/** A complete contract with these parts. */
export function contractOf({ paths, schemas = {} }: Part, more: Json = {}): Json {
  return { ...root, paths, components: { schemas, securitySchemes }, ...more };
}
