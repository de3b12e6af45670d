import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../world/Services.ts';

/**
 * What the browser needs where the site has another origin than the API (`openapi/README.md`, « Another
 * origin »). Only the site may call: a token in a page of somebody else must not reach the API.
 */
export function crossOrigin({ siteUrl }: Pick<Services, 'siteUrl'>): MiddlewareHandler {
  return cors({
    origin: (origin) => (origin === siteUrl() ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Date', 'Retry-After'],
    maxAge: 7_200,
  });
}
