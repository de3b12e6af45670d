import { expect, test } from './support/test.ts';
import { operator, phoneHref } from '../src/ui/operator.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectEnglishWords } from './support/englishWords.ts';
import { stayAtHome } from './support/offlineHome.ts';
import { openFront } from './support/openFront.ts';
import { refuseCookies } from './support/session.ts';
import { storedPaths } from './support/stayForWorker.ts';

/** Each test has an origin of its own: a worker stays registered for its origin. */
let site: Awaited<ReturnType<typeof openFront>>;

test.beforeEach(async ({ page, baseURL }) => {
  site = await openFront(baseURL ?? '');
  await refuseCookies(page);
});
test.afterEach(() => site.stop());

test('without a network: a page that says so, with the phone, the last traffic and its age', async ({
  page,
  baseURL,
}) => {
  await stayAtHome(page, site.url);
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
  await expect(page.getByRole('row', { name: 'Vieux-Port (Carénage) → Prado' })).toContainText(
    /\d+ min/,
  );
  await expectAccessible(page);
  await page.goto(`${site.url}/en/payer-en-ligne`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText(/^Read 1[2-4] min ago, on /)).toBeVisible();
  await expectEnglishWords(page);
  await page.goto(`${site.url}/faq`);
  site.lead(baseURL ?? '');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foire aux questions');
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
