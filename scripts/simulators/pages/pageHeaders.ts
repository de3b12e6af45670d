import type { MiddlewareHandler } from 'hono';
import { ownMachine } from './ownMachineAddress.ts';
import { styleHash } from './simulatorPage.ts';

// A form's answer may lead on to the site, which is on another port of this machine.
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
].join('; ');

/** What each page of the simulators is sent with: its own style and scripts only, in no frame, kept by nobody. */
export const pageHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Content-Security-Policy', policy);
  context.header('X-Content-Type-Options', 'nosniff');
  // With « no-referrer » a browser would hide where a form comes from, and hono/csrf could not tell.
  context.header('Referrer-Policy', 'same-origin');
  context.header('Cache-Control', 'no-store');
};
