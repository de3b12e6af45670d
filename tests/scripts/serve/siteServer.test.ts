import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { compressFiles } from '../../../scripts/build/compressFiles.ts';
import { acceptedEncoding } from '../../../scripts/serve/encoding.ts';
import { acceptPageView } from '../../../scripts/serve/ownMeter.ts';
import { securityHeaders } from '../../../scripts/serve/securityHeaders.ts';
import { readSiteFiles } from '../../../scripts/serve/siteFiles.ts';
import { createSiteServer, type Site } from '../../../scripts/serve/siteServer.ts';
import { operator } from '../../../src/ui/operator.ts';
import { listen } from '../../support/http/listen';

const script = 'export const tunnels = 2;\n'.repeat(200);

describe('production server', () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Accueil</title>');
    await writeFile(join(folder, '200.html'), '<!doctype html><title>Site</title>');
    await writeFile(join(folder, '.sources-hash'), 'secret');
    await writeFile(join(folder, 'assets', 'main-1a2b.js'), script);
    await writeFile(join(folder, 'before-paint.js'), 'run();');
    await writeFile(join(folder, 'assets', 'font.woff2'), Buffer.alloc(3_000));
    await compressFiles(folder);
    server = createSiteServer({
      files: await readSiteFiles(folder),
      headers: securityHeaders({ formOrigins: ['https://bank.example'] }),
      forwardApi: (_, response) => response.writeHead(204).end(),
      paymentPage: 'https://bank.example/test/paiement.cgi',
      signatureOrigin: 'http://127.0.0.1:4020',
      forwardDocuments: (request, response) => response.writeHead(200).end(request.url),
    });
    port = await listen(server);
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  function ask(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    method = 'GET',
  ): Promise<IncomingMessage & { readonly body: Buffer }> {
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Object.assign(answer, { body: Buffer.concat(chunks) })));
      })
        .on('error', reject)
        .end();
    });
  }

  it('caches for a year what has its version in its address, and revalidates pages', async () => {
    const forEver = 'public, max-age=31536000, immutable';
    expect((await ask('/assets/main-1a2b.js')).headers['cache-control']).toBe(forEver);
    expect((await ask('/before-paint.js?v=1a2b')).headers['cache-control']).toBe(forEver);
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });

  it('serves text in the best encoding of the build that the browser accepts', async () => {
    const br = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
    const plain = await ask('/assets/main-1a2b.js');

    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect(br.headers.vary).toBe('Accept-Encoding');
    const font = await ask('/assets/font.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  it('forwards requests for published documents to the operator, and no other requests', async () => {
    expect((await ask('/documents/rapport.pdf')).body.toString()).toBe('/documents/rapport.pdf');
    expect((await ask('/documents')).body.toString()).toContain('<title>Site</title>');
    expect((await ask('/autres/rapport.pdf')).statusCode).toBe(404);
    expect((await ask('/documents/rapport.pdf', {}, 'POST')).statusCode).toBe(405);
  });

  it('answers 304 when the ETag of the browser matches', async () => {
    const { etag = '' } = (await ask('/')).headers;
    const again = await ask('/', { 'if-none-match': etag });

    expect(again.statusCode).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('serves the prerendered home page, and the fallback page for every other route', async () => {
    expect((await ask('/')).body.toString()).toContain('Accueil');
    expect((await ask('/espace/connexion')).body.toString()).toContain('<title>Site');
  });

  it('answers 404 for a missing asset, not the fallback page', async () => {
    const missing = await ask('/assets/gone.js');

    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toContain('text/plain');
  });

  it('does not serve hidden files of the build', async () => {
    expect((await ask('/.sources-hash')).body.toString()).not.toContain('secret');
  });

  it('answers HEAD without a body, and POST with 405', async () => {
    const head = await ask('/', {}, 'HEAD');

    expect(head.headers['content-length']).toBe('37');
    expect(head.body).toHaveLength(0);
    const post = await ask('/', {}, 'POST');
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('P7.19 redirects the payment form to the bank unchanged, and no other POST request', async () => {
    const led = await ask('/test/paiement.cgi', {}, 'POST');
    expect([led.statusCode, led.headers.location]).toEqual([
      307,
      'https://bank.example/test/paiement.cgi',
    ]);
    expect(led.headers['content-security-policy']).toContain('https://bank.example');
    expect((await ask('/test/paiement.cgi/payer', {}, 'POST')).statusCode).toBe(405);
    expect((await ask('/test/paiement.cgi')).statusCode).toBe(200);
  });

  it('sends the security headers with pages, files and errors, not with answers of the API', async () => {
    for (const path of ['/', '/assets/main-1a2b.js', '/assets/gone.js']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const api = await ask('/api/anything');
    expect([api.statusCode, api.headers['content-security-policy']]).toEqual([204, undefined]);
  });
});

/** The answer of a site without files, bank and signature service to a form. */
async function postTo(path: string, own: Partial<Site> = {}): Promise<Response> {
  const server = createSiteServer({
    files: new Map(),
    headers: {},
    forwardApi: (_request, response) => response.writeHead(500).end(),
    paymentPage: null,
    signatureOrigin: null,
    forwardDocuments: null,
    ...own,
  });
  onTestFinished(() => void server.close());
  return fetch(`http://127.0.0.1:${await listen(server)}${path}`, { method: 'POST', body: 'x' });
}

it('P3.26 a page view is forwarded to the audience meter, and refused where there is none', async () => {
  expect((await postTo('/matomo.php', { forwardMeter: acceptPageView })).status).toBe(204);
  expect((await postTo('/matomo.php', { forwardMeter: null })).status).toBe(405);
});

it('P7.19 without a bank, the payment form gets a French page with a link to the site', async () => {
  const answer = await postTo('/test/paiement.cgi');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).toContain("Aucune banque n'est branchée ici");
  expect(page).toContain('<a href="/member/dashboard">');
});

describe('the content security policy', () => {
  const policy = (own: Partial<Parameters<typeof securityHeaders>[0]> = {}): readonly string[] =>
    securityHeaders({ formOrigins: [], ...own })['Content-Security-Policy']?.split('; ') ?? [];

  it('allows neither inline script nor inline style, and no frame of another site', () => {
    expect(policy().join()).not.toMatch(/unsafe/);
    expect(policy()).toContain("frame-ancestors 'none'");
  });

  it('P2.1, P3.26, P7.6 allows forms, calls and pictures of the site only, frames of documents and of the video', () => {
    expect(policy()).toEqual(
      expect.arrayContaining([
        "form-action 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        `frame-src blob: ${new URL(operator.rampVideo).origin}`,
      ]),
    );
  });

  it.each([
    [{ formOrigins: ['https://bank.example'] }, "form-action 'self' https://bank.example"],
    [{ connectOrigins: ['https://stats.example'] }, "connect-src 'self' https://stats.example"],
    [
      { mediaOrigins: ['https://media.example', 'https://cms.example'] },
      "img-src 'self' data: blob: https://media.example https://cms.example",
    ],
  ])('P3.26, P7.6 adds the configured origins: %j', (own, directive) => {
    expect(policy(own)).toContain(directive);
  });
});

describe('encodings', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.5', 'br'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br; q=0.000, gzip;q=0', 'identity'],
    ['brotli', 'identity'],
  ] as const)('« %s » selects %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
