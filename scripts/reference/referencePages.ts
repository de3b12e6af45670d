import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { inProject } from '../process/projectRoot.ts';

/** Path of the reference; its scripts and its data are below this path. */
export const referencePath = '/reference';

/** The default page of Redocly loads this file from an external server. */
const redocFile = inProject('node_modules/@redocly/cli/lib/chunks/redoc.standalone.js');
const outsidePictures = /https:\/\/cdn\.redoc(?:ly\.com|\.ly)\/[\w./-]*/g;

const startScript = `import { init } from '${referencePath}/redoc.js';
init('${referencePath}/openapi.json', { disableTelemetry: true }, document.getElementById('reference'));
`;

/**
 * The reference of the contract, rendered with Redoc without external requests. `readContract` returns the
 * contract as JSON; it is called each time the page loads.
 */
export function referencePages(readContract: () => string | Promise<string>): Hono {
  const pages = new Hono();
  pages.get(referencePath, (context) => {
    const nonce = randomBytes(16).toString('base64');
    context.header('Content-Security-Policy', policy(nonce));
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'no-store');
    return context.html(page(nonce));
  });
  pages.get(`${referencePath}/reference.js`, (context) => context.body(startScript, 200, script));
  pages.get(`${referencePath}/redoc.js`, async (context) => {
    const redoc = await readFile(redocFile, 'utf8');
    return context.body(redoc.replace(outsidePictures, 'data:,'), 200, script);
  });
  pages.get(`${referencePath}/openapi.json`, async (context) =>
    context.body(await readContract(), 200, { 'Content-Type': 'application/json' }),
  );
  return pages;
}

const script = { 'Content-Type': 'text/javascript; charset=utf-8' } as const;

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Redoc reads the nonce of its styles from the meta element. */
function page(nonce: string): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta property="csp-nonce" nonce="${nonce}" />
        <title>Reference of the contract</title>
        <link rel="icon" href="data:," />
        <script type="module" src="${referencePath}/reference.js"></script>
      </head>
      <body>
        <main id="reference"></main>
      </body>
    </html>`;
}
