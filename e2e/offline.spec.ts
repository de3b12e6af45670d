import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { offlineBuild } from '../scripts/build/offlineFiles.ts';
import { runToEnd } from '../scripts/process/childProcess.ts';
import { operator, phoneHref } from '../src/ui/operator.ts';
import { checkPage } from './support/checkPage.ts';
import { copyBuild } from './support/copyBuild.ts';
import { expectEnglishWords } from './support/englishWords.ts';
import { openFront } from './support/openFront.ts';
import { serveFolder } from './support/serveFolder.ts';
import { refuseCookies } from './support/session.ts';
import { stayForWorker, storedPaths } from './support/stayForWorker.ts';

/** The date of the example of the traffic, and twelve minutes after it. */
const read = 1_795_248_000;
const later = new Date((read + 12 * 60) * 1000);

/** Each test has an origin of its own: a worker stays registered for its origin. */
let site: Awaited<ReturnType<typeof openFront>>;
/** Undoes what a test has opened, the last first. */
let undo: (() => Promise<void>)[] = [];

/** Serves a changed copy of the build; returns its address. */
async function serveCopy(
  apiUrl: string,
  change: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'));
  undo.unshift(() => rm(folder, { recursive: true }));
  await copyBuild(folder);
  await change(folder);
  const { url, stop } = await serveFolder(folder, apiUrl);
  undo.unshift(stop);
  return url;
}

test.beforeEach(async ({ page, baseURL }) => {
  site = await openFront(baseURL ?? '');
  undo = [() => site.stop()];
  await refuseCookies(page);
});
test.afterEach(async () => {
  for (const step of undo) await step();
});

/** Stays on the home page until the worker is installed. */
async function stay(page: Page): Promise<void> {
  await page.clock.install({ time: later });
  await page.goto(site.url);
  await expect(page.getByText('Dense').first()).toBeVisible();
  await stayForWorker(page);
}

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('without a network: a page that says so, with the phone, the last traffic and its age', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await stay(page);
  const stored = (await storedPaths(page)).map((path) => path.replace(/offline-.+\./, 'offline.'));
  expect([...new Set(stored)].toSorted()).toEqual([
    '/',
    '/assets/offline.css',
    '/assets/offline.js',
    '/en/offline.html',
    '/offline.html',
  ]);
  site.lead(null);
  await page.goto(`${site.url}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors connexion');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('link', { name: operator.phone })).toHaveAttribute(
    'href',
    phoneHref(operator.phone),
  );
  await expect(page.getByText(/^Lu il y a 1[2-4] min, le /)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Carénage → Prado' })).toContainText(/\d+ min/);
  await checkPage(page);
  await page.goto(`${site.url}/en/payer-en-ligne`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText(/^Read 1[2-4] min ago, on /)).toBeVisible();
  await expectEnglishWords(page);
  await page.goto(`${site.url}/faq`);
  site.lead(baseURL ?? '');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foire aux questions');
});

test('an invalid stored traffic is not shown', async ({ page }) => {
  await stay(page);
  // In the next document: an answer that arrives late in the home page would be stored over it.
  await page.addInitScript(() =>
    localStorage.setItem('lastTraffic', '{"updatedAt":1,"directions":[{}]}'),
  );
  site.lead(null);
  await page.goto(`${site.url}/faq`);
  await expect(page.getByText(/^Aucun trafic n'a encore été affiché/)).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
});

test('VITE_SERVICE_WORKER=off removes the worker and what it stored', async ({ page, baseURL }) => {
  await stay(page);
  const build = await serveCopy(baseURL ?? '', async (folder) => {
    const { code, output } = await runToEnd({
      ...offlineBuild(folder),
      env: { VITE_SERVICE_WORKER: 'off' },
    });
    expect(code, output).toBe(0);
  });
  site.lead(build);
  await page.goto(`${site.url}/faq`);
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await storedPaths(page)).toEqual([]);
  site.lead(null);
  await expect(page.goto(`${site.url}/cgv`)).rejects.toThrow('net::ERR_');
});

test('the worker is never cached, and the site can be installed', async ({ request }) => {
  const worker = await request.get(`${site.url}/service-worker.js`);
  expect(worker.headers()['cache-control']).toBe('no-store');
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'");
  const manifest = await request.get(`${site.url}/manifest.webmanifest`);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = (await manifest.json()) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(name).toBe(operator.name);
  for (const { src } of icons) expect((await request.get(site.url + src)).status()).toBe(200);
});
