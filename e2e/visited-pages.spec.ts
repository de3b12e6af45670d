import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
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
const line = (page: Page) => page.getByRole('complementary', { name: 'Nouvelle version' });

test('a visited page opens at once while the host does not answer, and once more after a release, which is offered', async ({
  page,
}) => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  site.lead(`http://127.0.0.1:${String(port)}`);
  await page.goto(`${site.url}/faq`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Foire aux questions');
  silent.closeAllConnections();
  silent.close();

  site.lead(releases.nextUrl);
  await page.goto(`${site.url}/faq`);
  await expect(heading(page)).toHaveText('Foire aux questions');
  await expect(isNext(page)).not.toBeAttached();
  await expect(line(page)).toContainText('Une nouvelle version du site est disponible.');
  await page.goto(`${site.url}/faq`);
  await expect(isNext(page)).toBeAttached();
  await expect(heading(page)).toHaveText('Foire aux questions');
});
