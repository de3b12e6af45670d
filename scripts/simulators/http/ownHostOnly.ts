import type { MiddlewareHandler } from 'hono';

const ownHost = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/**
 * Refuses a request with another host name: a foreign page can make its own name resolve to this
 * machine (DNS rebinding).
 */
export const ownHostOnly: MiddlewareHandler = async (context, next) => {
  if (!ownHost.test(context.req.header('host') ?? '')) return context.text('Misdirected', 421);
  await next();
};
