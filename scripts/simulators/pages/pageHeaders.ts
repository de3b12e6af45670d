import type { MiddlewareHandler } from 'hono';
import { ownMachine } from './ownMachineAddress.ts';
import { styleHash } from './simulatorPage.ts';

// The answer to a form may redirect to the site, which is on another port of this machine.
const formTargets = ["'self'", ...ownMachine.map((name) => `http://${name}:*`)].join(' ');

const policy = [
  "default-src 'none'",
  `style-src 'self' '${styleHash}'`,
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  `form-action ${formTargets}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "frame-src 'self'",
].join('; ');

/** A mail has its styles on its elements and a picture of the site; the control page shows it in a frame. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `img-src ${formTargets}`,
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ');

/** Headers of all simulator pages: own style and scripts only, no framing, no caching. */
export const pageHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Content-Security-Policy', policy);
  context.header('X-Content-Type-Options', 'nosniff');
  // With « no-referrer » the browser would hide the origin of a form, and hono/csrf could not check
  // it.
  context.header('Referrer-Policy', 'same-origin');
  context.header('Cache-Control', 'no-store');
};

/** Set after `pageHeaders`: headers of a mail as it looks. */
export const mailHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Content-Security-Policy', mailPolicy);
};
