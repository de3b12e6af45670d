import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from './support/test.ts';
import { openReleases } from './support/openReleases.ts';
import { refuseCookies } from './support/session.ts';
import { stayForWorker, storedPaths } from './support/stayForWorker.ts';

/** Each test has an origin of its own: a worker stays registered for its origin. */
let releases: Awaited<ReturnType<typeof openReleases>>;
let site: typeof releases.site;

test.beforeEach(async ({ page, baseURL }) => {
  releases = await openReleases(baseURL);
  ({ site } = releases);
  await refuseCookies(page);
  await page.clock.install();
  await page.goto(`${site.url}/faq`);
  await stayForWorker(page);
  await expect.poll(() => storedPaths(page)).toContain('/faq');
});
test.afterEach(() => releases.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isNext = (page: Page) => page.locator('meta[name=build]');

test('a reload, and a page that was not visited, come from the host', async ({ page }) => {
  site.lead(releases.nextUrl);
  await page.reload();
  await expect(isNext(page)).toBeAttached();
  await page.goto(`${site.url}/cgu`);
  await expect(isNext(page)).toBeAttached();
});

test('a visited page whose scripts the host has removed is replaced by the page of the host', async ({
  page,
}) => {
  site.lead(releases.nextUrl);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto(`${site.url}/faq`);
  await expect(isNext(page)).toBeAttached();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Foire aux questions');
});

test('an address with a reference is not stored', async ({ page }) => {
  await page.goto(`${site.url}/achat/CDW0000042`);
  await page.goto(`${site.url}/cgu?from=mail`);
  await expect.poll(() => storedPaths(page)).toContain('/cgu');
  expect(await storedPaths(page)).not.toContain('/achat/CDW0000042');
});

test('a visited page opens at once while the host does not answer', async ({ page }) => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  site.lead(`http://127.0.0.1:${String(port)}`);
  await page.goto(`${site.url}/faq`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Foire aux questions');
  silent.closeAllConnections();
  silent.close();
});

test('a device that knows that it has no network gets the page that says so', async ({ page }) => {
  await page.context().setOffline(true);
  await page.goto(`${site.url}/faq`);
  await expect(heading(page)).toHaveText('Vous êtes hors connexion');
  await page.context().setOffline(false);
});
