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
const line = (page: Page) => page.getByRole('complementary', { name: 'Nouvelle version' });

test('after a release the page of the last visit is shown once, with the offer of the new one', async ({
  page,
}) => {
  site.lead(releases.nextUrl);
  await page.goto(`${site.url}/faq`);
  await expect(heading(page)).toHaveText('Foire aux questions');
  await expect(isNext(page)).not.toBeAttached();
  await expect(line(page)).toContainText('Une nouvelle version du site est disponible.');
  await page.goto(`${site.url}/faq`);
  await expect(isNext(page)).toBeAttached();
  await expect(heading(page)).toHaveText('Foire aux questions');
});
