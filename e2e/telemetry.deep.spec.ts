import { expect, test, type Page } from './support/test.ts';
import { siteFolder } from '../scripts/build/buildSite.ts';
import { receivedReports, type Report } from '../scripts/simulators/telemetry/receivedReports.ts';
import { openOperator } from './support/openOperator.ts';
import { serveFolder } from './support/serveFolder.ts';
import { refuseCookies } from './support/session.ts';

let operator: Awaited<ReturnType<typeof openOperator>>;
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeEach(async ({ page }) => {
  operator = await openOperator(() => site.url);
  site = await serveFolder(siteFolder, operator.url, { hasCollector: true });
  await refuseCookies(page);
});
test.afterEach(async () => {
  await site.stop();
  await operator.stop();
});

const reports = (name: string): readonly Report[] =>
  receivedReports(operator.services).filter((report) => report.name === name);

/** Leaves the page: what waits is sent. */
const leave = (page: Page) => page.goto(`${operator.url}/control`);

test('code that does not arrive is reported by its file', async ({ page }) => {
  await page.route('**/assets/NewsPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const loaded = page.waitForResponse(/\/assets\/startTelemetry-/);
  await page.goto(site.url);
  await loaded;
  await page.getByRole('link', { name: 'Actualités', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await leave(page);
  await expect
    .poll(() => reports('site.release.lost').map(({ attributes }) => attributes['site.file']))
    .toContainEqual(expect.stringMatching(/^assets\/NewsPage-[\w-]+\.js$/));
});
