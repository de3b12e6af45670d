import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/**
 * Closes the connection without an answer, like a network failure. Without a port (in tests) there
 * is no connection to close.
 */
export function dropConnection({ env }: Context): Response {
  (env as Partial<HttpBindings>).outgoing?.destroy();
  return RESPONSE_ALREADY_SENT;
}
