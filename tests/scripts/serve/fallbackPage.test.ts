import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fallbackOf } from '../../../scripts/serve/fallbackPage.ts';
import { readSiteFiles } from '../../../scripts/serve/siteFiles.ts';
import { createSiteServer } from '../../../scripts/serve/siteServer.ts';
import { listen } from '../../support/http/listen';

describe('the fallback page', () => {
  it.each([
    ['/achat/1', '/200.html'],
    ['/english', '/200.html'],
    ['/en', '/en/200.html'],
    ['/en/achat/1', '/en/200.html'],
  ])('of %s is %s', (path, page) => {
    expect(fallbackOf(path)).toBe(page);
  });
});

describe('a site in two languages', () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'languages-'));
    await mkdir(join(folder, 'en'));
    for (const [name, text] of [
      ['index.html', 'Accueil'],
      ['200.html', 'Page française'],
      ['en/index.html', 'Home'],
      ['en/200.html', 'English page'],
    ] as const) {
      await writeFile(join(folder, name), text);
    }
    server = createSiteServer({
      files: await readSiteFiles(folder),
      headers: {},
      forwardApi: (_, response) => response.writeHead(204).end(),
      forwardDocuments: null,
      paymentPage: null,
      signatureOrigin: null,
    });
    port = await listen(server);
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/en', 'Home'],
    ['/en/', 'Home'],
    ['/en?utm=1', 'Home'],
    ['/en/achat/CDW0000042', 'English page'],
    ['/english', 'Page française'],
    ['/en/gone.js', 'Not Found'],
  ])('answers %s with %s', async (path, text) => {
    expect(await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).toBe(text);
  });
});
