import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** Ends the connection without an answer, as a broken network does. Without a port there is none to end: an empty answer. */
export function dropConnection({ env }: Context): Response {
  (env as Partial<HttpBindings>).outgoing?.destroy();
  return RESPONSE_ALREADY_SENT;
}
