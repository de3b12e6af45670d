import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type APIResponse } from './support/test.ts';
import { checkHost } from '../scripts/deploy/checkHost.ts';
import { observatoryScore } from '../tests/support/deploy/observatory.ts';
import {
  nginx,
  operator,
  refusedOf,
  signInAs,
  visitor,
  withNginx,
} from './support/hostedByNginx.ts';
import { openNginx } from './support/openNginx.ts';

const hosted = withNginx();

const get = (request: APIRequestContext, path: string, headers = {}): Promise<APIResponse> =>
  request.get(hosted.site.url + path, { headers, maxRedirects: 0 });

test('every kind of page gets the highest grade by the rules of the HTTP Observatory', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/payer-en-ligne',
    '/achat/CDW0000042',
    '/member/inconnue',
    '/licences',
  ]) {
    const answer = await get(request, path);
    const observed = {
      headers: answer.headers(),
      html: await answer.text(),
      host: '',
      redirect: null,
    };
    expect(observatoryScore(observed), path).toBe(130);
  }
});

test('the kit names the packages that the site is made of, and the host does not serve the list', async ({
  request,
}) => {
  const file = await readFile(join(hosted.site.folder, 'sbom.cdx.json'), 'utf8');
  const { components } = JSON.parse(file) as { readonly components: readonly { name: string }[] };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', '@tabler/icons', 'scheduler']));
  expect(names).not.toContain('vitest');
  expect((await get(request, '/sbom.cdx.json')).status()).toBe(404);
});

test('the compressed files of the build are served, and the answers of the API compressed', async ({
  request,
}) => {
  const { size } = await stat(join(hosted.site.folder, 'site', 'index.html.gz'));
  const home = (await get(request, '/', { 'Accept-Encoding': 'gzip' })).headers();
  expect(home).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(size) });
  const data = await request.post(`${hosted.site.url}/api/public/data`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(data.headers()['content-encoding']).toBe('gzip');
});

test('public answers are kept: the API is asked once, and never learns who asks', async ({
  request,
}) => {
  // A query that nothing else asks for: the cache of this server is that of all tests.
  const path = '/api/v2/post?asked=once';
  const first = await get(request, path, { Authorization: 'Bearer secret' });
  expect(first.status()).toBe(200);
  hosted.front.lead(null);
  try {
    const again = await get(request, path, { Authorization: 'Bearer other' });
    expect(await again.text()).toBe(await first.text());
  } finally {
    hosted.front.lead(operator);
  }
  const heard = hosted.front.heard.filter(({ url }) => url === path);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.headers).not.toHaveProperty('authorization');
});

test('a body of 30 MB passes, one of 32 MB is refused', async ({ request }) => {
  const send = (bytes: number): Promise<APIResponse> =>
    request.post(`${hosted.site.url}/api/v2/refund`, { data: Buffer.alloc(bytes) });
  expect((await send(30_000_000)).status()).not.toBe(413);
  expect((await send(32_000_000)).status()).toBe(413);
});

test('guesses of an identifier are slowed, each with another one', async ({ request }) => {
  const identifier = (index: number): string => String(index).padStart(20, '1');
  const ask = (path: string): Promise<APIResponse> => get(request, path, visitor('192.0.2.3'));
  for (const path of ['/api/v2/refund', '/api/v2/receipt/transaction']) {
    const refused = await refusedOf((index) => ask(`${path}/${identifier(index)}`));
    expect(refused, path).toBeGreaterThan(0);
  }
  const claim = (): Promise<APIResponse> =>
    request.put(`${hosted.site.url}/api/v2/refund/claim`, { headers: visitor('192.0.2.3') });
  expect(await refusedOf(claim)).toBe(0);
});

test('behind a proxy that the kit does not know, nobody is limited', async ({ request }) => {
  const plain = await openNginx(nginx, { api: hosted.front.url });
  try {
    expect(await refusedOf(() => signInAs(request, plain.url, '192.0.2.1'))).toBe(0);
  } finally {
    await plain.stop();
  }
});

test('an API elsewhere: calls are redirected, and the check of the host expects it', async ({
  request,
}, testInfo) => {
  const config = testInfo.outputPath('config.json');
  await writeFile(config, '{ "apiOrigin": "https://api.example" }');
  const elsewhere = await openNginx(nginx, { config });
  try {
    expect(await checkHost(elsewhere.url)).toEqual([]);
    const answer = await request.get(`${elsewhere.url}/api/v2/post?a=1`, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers()['location']).toBe('https://api.example/api/v2/post?a=1');
  } finally {
    await elsewhere.stop();
  }
});

test('no cache keeps an error below /assets/', async ({ request }) => {
  const [script = ''] =
    /\/assets\/index-[^"]+\.js/.exec(await (await get(request, '/')).text()) ?? [];
  const refused = await request.post(hosted.site.url + script);
  expect(refused.status()).toBe(405);
  expect(refused.headers()['cache-control']).toBe('no-store');
  expect((await get(request, script, { Range: 'bytes=99999999-' })).status()).toBe(200);
});
