import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { checkHost } from '../scripts/deploy/checkHost.ts';
import { securityHeaders } from '../scripts/serve/securityHeaders.ts';
import { people } from '../scripts/simulators/seed/people.ts';
import { observatoryScore } from '../tests/support/deploy/observatory.ts';
import { examplesTime } from './support/examplesTime.ts';
import { openFront } from './support/openFront.ts';
import { openNginx } from './support/openNginx.ts';
import { retryUntilLoaded } from './support/retryUntilLoaded.ts';
import { refuseCookies } from './support/session.ts';
import { signIn } from './support/signIn.ts';

const nginx = process.env['NGINX_PATH'] ?? '';
const operator = process.env['OPERATOR_URL'] ?? '';

test.skip(nginx === '', 'There is no nginx on this machine.');
// One server for all tests.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof openNginx>>;
let front: Awaited<ReturnType<typeof openFront>>;

test.beforeAll(async () => {
  front = await openFront(operator);
  site = await openNginx(nginx, { api: front.url, proxy: '127.0.0.1' });
});
test.afterAll(async () => {
  await site.stop();
  await front.stop();
});

const get = (page: Page, path: string, headers = {}): Promise<APIResponse> =>
  page.request.get(site.url + path, { headers, maxRedirects: 0 });

test('the content security policy is that of npm run preview, on pages only', async ({ page }) => {
  const { 'Content-Security-Policy': policy } = securityHeaders({ formOrigins: [] });
  const policyOf = async (path: string): Promise<string | undefined> =>
    (await get(page, path)).headers()['content-security-policy'];
  for (const path of ['/', '/member/dashboard', '/actualites/une-nouvelle', '/assets/absent.js']) {
    expect(await policyOf(path), path).toBe(policy);
  }
  expect(await policyOf('/api/v2/traffic')).toBeUndefined();
});

test('every kind of page gets the highest grade by the rules of the HTTP Observatory', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/payer-en-ligne',
    '/achat/CDW0000042',
    '/member/inconnue',
    '/licences',
  ]) {
    const answer = await get(page, path);
    const observed = {
      headers: answer.headers(),
      html: await answer.text(),
      host: '',
      redirect: null,
    };
    expect(observatoryScore(observed), path).toBe(130);
  }
});

test('status, headers and cache rule of every kind of address are those of the kit', async ({
  page,
}) => {
  expect(await checkHost(site.url)).toEqual([]);
  const unknown = await get(page, '/member/inconnue');
  expect(unknown.headers()['content-type']).toContain('text/html');
});

test('the compressed files of the build are served, and the answers of the API compressed', async ({
  page,
}) => {
  const { size } = await stat(join(site.folder, 'site', 'index.html.gz'));
  const home = (await get(page, '/', { 'Accept-Encoding': 'gzip' })).headers();
  expect(home).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(size) });
  const data = await page.request.post(`${site.url}/api/public/data`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(data.headers()['content-encoding']).toBe('gzip');
});

test('public answers are kept: the API is asked once, and never learns who asks', async ({
  page,
}) => {
  // A query that nothing else asks for: the cache of this server is that of all tests.
  const path = '/api/v2/post?asked=once';
  const first = await get(page, path, { Authorization: 'Bearer secret' });
  expect(first.status()).toBe(200);
  front.lead(null);
  try {
    const again = await get(page, path, { Authorization: 'Bearer other' });
    expect(await again.text()).toBe(await first.text());
  } finally {
    front.lead(operator);
  }
  const heard = front.heard.filter(({ url }) => url === path);
  expect(heard).toHaveLength(1);
  expect(heard[0]?.headers).not.toHaveProperty('authorization');
});

test('a body of 30 MB passes, one of 32 MB is refused', async ({ page }) => {
  const send = (bytes: number): Promise<APIResponse> =>
    page.request.post(`${site.url}/api/v2/refund`, { data: Buffer.alloc(bytes) });
  expect((await send(30_000_000)).status()).not.toBe(413);
  expect((await send(32_000_000)).status()).toBe(413);
});

test('a person signs in and walks the main addresses, without a console message', async ({
  page,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('pageerror', ({ message }) => words.push(message));
  await page.clock.install({ time: examplesTime });
  await refuseCookies(page);
  for (const [path, heading] of [
    ['/payer-en-ligne', 'Payer en ligne'],
    ['/nos-abonnements', 'Nos abonnements'],
    ['/faq', 'Foire aux questions'],
    ['/actualites', 'Actualités'],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto(`${site.url}/member/badge/passage`);
  await signIn(page, people.camille.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/trajets/i);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto(`${site.url}/member/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue');
  expect(words).toEqual([]);
});

/** How many of 35 requests at once nginx refuses; the operator's own 429 says another time. */
async function refusedOf(send: (index: number) => Promise<APIResponse>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 35 }, (_, index) => send(index)));
  const refused = answers.filter((answer) => answer.headers()['retry-after'] === '60');
  expect(refused.every((answer) => answer.status() === 429)).toBe(true);
  return refused.length;
}

const visitor = (address: string): { 'X-Forwarded-For': string } => ({
  'X-Forwarded-For': address,
});

const signInAs = (page: Page, url: string, address: string): Promise<APIResponse> =>
  page.request.post(`${url}/api/private/login`, {
    data: { email: 'nobody@example.fr', password: 'x' },
    headers: visitor(address),
  });

test('guesses of a password are slowed, for one visitor behind the proxy and not for another', async ({
  page,
}) => {
  expect(await refusedOf(() => signInAs(page, site.url, '192.0.2.1'))).toBeGreaterThan(0);
  const other = await signInAs(page, site.url, '192.0.2.2');
  expect(other.headers()['retry-after']).not.toBe('60');
  // What a visitor writes into the header is in front of what the proxy adds.
  expect(
    await refusedOf((index) => signInAs(page, site.url, `198.51.100.${index}, 192.0.2.1`)),
  ).toBeGreaterThan(0);
});

test('guesses of an identifier are slowed, each with another one', async ({ page }) => {
  const identifier = (index: number): string => String(index).padStart(20, '1');
  const ask = (path: string): Promise<APIResponse> => get(page, path, visitor('192.0.2.3'));
  for (const path of ['/api/v2/refund', '/api/v2/receipt/transaction']) {
    const refused = await refusedOf((index) => ask(`${path}/${identifier(index)}`));
    expect(refused, path).toBeGreaterThan(0);
  }
  const claim = (): Promise<APIResponse> =>
    page.request.put(`${site.url}/api/v2/refund/claim`, { headers: visitor('192.0.2.3') });
  expect(await refusedOf(claim)).toBe(0);
});

test('behind a proxy that the kit does not know, nobody is limited', async ({ page }) => {
  const plain = await openNginx(nginx, { api: front.url });
  try {
    expect(await refusedOf(() => signInAs(page, plain.url, '192.0.2.1'))).toBe(0);
  } finally {
    await plain.stop();
  }
});

test('an API elsewhere: calls are redirected, and the check of the host expects it', async ({
  page,
}, testInfo) => {
  const config = testInfo.outputPath('config.json');
  await writeFile(config, '{ "apiOrigin": "https://api.example" }');
  const elsewhere = await openNginx(nginx, { config });
  try {
    expect(await checkHost(elsewhere.url)).toEqual([]);
    const answer = await page.request.get(`${elsewhere.url}/api/v2/post?a=1`, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers()['location']).toBe('https://api.example/api/v2/post?a=1');
  } finally {
    await elsewhere.stop();
  }
});

test('no cache keeps an error below /assets/', async ({ page }) => {
  const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(await (await get(page, '/')).text()) ?? [];
  const refused = await page.request.post(site.url + script);
  expect(refused.status()).toBe(405);
  expect(refused.headers()['cache-control']).toBe('no-store');
  expect((await get(page, script, { Range: 'bytes=99999999-' })).status()).toBe(200);
});

test('a lost API is a sentence with a way on', async ({ page }) => {
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await refuseCookies(page);
  front.lead(null);
  try {
    await page.goto(`${site.url}/faq`);
    await expect(retry.first()).toBeVisible();
  } finally {
    front.lead(operator);
  }
  await retryUntilLoaded(retry);
});
