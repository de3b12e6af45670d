import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { checkHost } from '../scripts/deploy/checkHost.ts';
import { securityHeaders } from '../scripts/serve/securityHeaders.ts';
import { people } from '../scripts/simulators/seed/people.ts';
import { observatoryScore } from '../tests/support/deploy/observatory.ts';
import { openFront } from './support/openFront.ts';
import { openNginx } from './support/openNginx.ts';
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
  site = await openNginx(nginx, front.url);
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
  const first = await get(page, '/api/v2/post', { Authorization: 'Bearer secret' });
  expect(first.status()).toBe(200);
  front.lead(null);
  try {
    const again = await get(page, '/api/v2/post');
    expect(await again.text()).toBe(await first.text());
  } finally {
    front.lead(operator);
  }
});

test('a body of 5 MB passes, one of 22 MB is refused', async ({ page }) => {
  const send = (bytes: number): Promise<APIResponse> =>
    page.request.post(`${site.url}/api/v2/refund`, { data: Buffer.alloc(bytes) });
  expect((await send(5_000_000)).status()).not.toBe(413);
  expect((await send(22_000_000)).status()).toBe(413);
});

test('a person signs in and walks the main addresses, without a console message', async ({
  page,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('pageerror', ({ message }) => words.push(message));
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
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

test('guesses of a password are slowed, and the form says so', async ({ page }) => {
  const guess = (): Promise<APIResponse> =>
    page.request.post(`${site.url}/api/private/login`, {
      data: { email: 'nobody@example.fr', password: 'x' },
    });
  const answers = await Promise.all(Array.from({ length: 30 }, guess));
  const refused = answers.filter((answer) => answer.headers()['retry-after'] === '60');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((answer) => answer.status() === 429)).toBe(true);
});

test('a lost API is a sentence with a way on', async ({ page }) => {
  await refuseCookies(page);
  front.lead(null);
  try {
    await page.goto(`${site.url}/faq`);
    await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible();
  } finally {
    front.lead(operator);
  }
  // Some parts of the page ask again by themselves.
  const retries = page.getByRole('button', { name: 'Réessayer' });
  await expect(async () => {
    if ((await retries.count()) > 0) await retries.first().click({ timeout: 1_000 });
    await expect(retries).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});
