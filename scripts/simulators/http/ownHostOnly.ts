import type { MiddlewareHandler } from 'hono';

const ownHost = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Refuses a request that reached this machine under another name: a page elsewhere that had its name point here. */
export const ownHostOnly: MiddlewareHandler = async (context, next) => {
  if (!ownHost.test(context.req.header('host') ?? '')) return context.text('Misdirected', 421);
  await next();
};
