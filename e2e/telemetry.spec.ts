import { expect, test, type Page } from './support/test.ts';
import { siteFolder } from '../scripts/build/buildSite.ts';
import { mapsFolder } from '../scripts/build/keepMaps.ts';
import { receivedReports, type Report } from '../scripts/simulators/telemetry/receivedReports.ts';
import { placesOf } from '../scripts/stack/placesOf.ts';
import { openOperator } from './support/openOperator.ts';
import { serveFolder } from './support/serveFolder.ts';
import { refuseCookies } from './support/session.ts';

let operator: Awaited<ReturnType<typeof openOperator>>;
let site: Awaited<ReturnType<typeof serveFolder>>;

// One operator for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  operator = await openOperator(() => site.url);
  site = await serveFolder(siteFolder, operator.url, { hasCollector: true });
});
test.afterAll(async () => {
  await site.stop();
  await operator.stop();
});
test.beforeEach(({ page }) => refuseCookies(page));

const reports = (name: string): readonly Report[] =>
  receivedReports(operator.services).filter((report) => report.name === name);

/** Leaves the page: what waits is sent. */
const leave = (page: Page) => page.goto(`${operator.url}/control`);

test('failed calls, exceptions and measures reach the operator, with places in the source and without personal data', async ({
  page,
}) => {
  const email = 'camille.durand@example.fr';
  const open = async (path: string): Promise<void> => {
    const loaded = page.waitForResponse(/\/assets\/startTelemetry-/);
    await page.goto(`${site.url}${path}?email=${email}`);
    await loaded;
  };
  await page.route('**/api/v2/traffic', (route) => route.fulfill({ status: 502, body: email }));
  await page.route('**/api/public/traffic', (route) => route.abort());
  await open('/');
  // Both calls of the traffic have failed.
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).first().waitFor();
  await open('/faq');
  // The search of the questions throws when it is used; the list of all of them uses it too.
  await page.getByRole('main').locator('details').first().waitFor();
  await page.evaluate((secret) => {
    String.prototype.normalize = () => {
      throw new TypeError(`${secret} is not a function`);
    };
  }, email);
  await page.getByLabel('Rechercher dans les questions').fill(`${email}, réglé`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue');
  await leave(page);
  await expect.poll(() => reports('browser.web_vital').length).toBeGreaterThan(2);
  await expect.poll(() => reports('site.error.thrown').length).toBe(1);
  expect(reports('site.call.failed').map(({ attributes }) => attributes)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        'site.operation': 'readTraffic',
        'error.type': 'http',
        'http.response.status_code': '502',
      }),
      expect.objectContaining({ 'error.type': 'network' }),
    ]),
  );
  const [error] = reports('site.error.thrown');
  expect(error?.attributes).toMatchObject({
    'exception.type': 'TypeError',
    'exception.message': 'not a function',
  });
  const places = placesOf(error?.attributes['exception.stacktrace'] ?? '', mapsFolder).split('\n');
  expect(places[0]).toMatch(/^src\/domain\/\S+\.ts:\d+:\d+/);
  for (const { attributes, release } of reports('browser.web_vital')) {
    expect(attributes['site.page']).toMatch(/^\/(faq)?$/);
    expect(release).toMatch(/^[\w-]{8}$/);
  }
  expect(JSON.stringify(receivedReports(operator.services))).not.toContain('camille');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Télémétrie' })).toContainText('Appel en échec');
});

test('a release whose entry script the host no longer has is reported by the page itself', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${site.url}/faq`);
  await expect(page.getByText("Cette page n'a pas fini de se charger.")).toBeVisible();
  await expect
    .poll(() => reports('site.release.lost').map(({ attributes }) => attributes['site.file']))
    .toEqual([expect.stringMatching(/^assets\/index-[\w-]+\.js$/)]);
});
