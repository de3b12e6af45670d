import { expect, test, type Page } from '@playwright/test';
import { followInputWatch } from './support/followInputWatch.ts';
import { openReleases } from './support/openReleases.ts';
import { refuseCookies } from './support/session.ts';

/** Two builds behind one address: each test starts with the one of the other tests. */
let releases: Awaited<ReturnType<typeof openReleases>>;
let site: typeof releases.site;

test.beforeEach(async ({ page, baseURL }) => {
  releases = await openReleases(baseURL);
  ({ site } = releases);
  await refuseCookies(page);
});
test.afterEach(() => releases.stop());

const line = (page: Page) => page.getByRole('complementary', { name: 'Nouvelle version' });
const isNext = (page: Page) => page.locator('meta[name=build]');
const message = (page: Page) => page.getByLabel('Message', { exact: true });

/** Opens a page and waits until it works, with the part that watches for a new release. */
async function open(page: Page, path: string): Promise<void> {
  const watching = await followInputWatch(page);
  await page.goto(site.url + path);
  await watching();
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
}

/** Until the list is there, the footer with its links moves. */
async function expectNews(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actualités');
  await expect(page.getByText('9 actualités')).toBeVisible();
}

/** The browser shows or hides the tab. */
const show = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('« Réessayer » on the missing page loads the new release, and drafts are kept', async ({
  page,
}) => {
  await open(page, '/nous-contacter');
  await page.getByLabel('Sujet').selectOption({ index: 1 });
  await message(page).fill('Bonjour');
  site.lead(releases.nextUrl);
  await page.getByRole('link', { name: 'Actualités', exact: true }).first().click();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(isNext(page)).toBeAttached();
  await expectNews(page);
  await page.getByRole('link', { name: 'Nous contacter' }).first().click();
  await expect(message(page)).toHaveValue('Bonjour');
});

test('a tab that comes back learns of the new release, and loads it by itself when it is left unused', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/faq');
  site.lead(releases.nextUrl);
  await page.clock.runFor('06:00');
  await show(page, 'visible');
  await expect(line(page)).toBeVisible();
  // No reading runs.
  await page.waitForLoadState('networkidle');
  await show(page, 'hidden');
  await page.clock.runFor('00:11');
  await expect(isNext(page)).toBeAttached();
  await expect(line(page)).toHaveCount(0);
});

test('a tab in which something was typed is never loaded again by itself', async ({ page }) => {
  await page.clock.install();
  await open(page, '/faq');
  await page.getByLabel('Rechercher dans les questions').fill('badge');
  site.lead(releases.nextUrl);
  await page.clock.runFor('06:00');
  await show(page, 'visible');
  await expect(line(page)).toBeVisible();
  await show(page, 'hidden');
  await page.clock.runFor('10:00');
  await show(page, 'visible');
  await expect(isNext(page)).not.toBeAttached();
  await expect(page.getByLabel('Rechercher dans les questions')).toHaveValue('badge');
});

test('a password would be lost: the line says so before it loads the new release', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/espace/connexion');
  await page.getByLabel('Adresse e-mail').fill('camille.durand@example.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Passage2026');
  site.lead(releases.nextUrl);
  await page.clock.runFor('06:00');
  await show(page, 'visible');
  await line(page).getByRole('button', { name: 'Actualiser' }).click();
  await expect(line(page)).toContainText("Envoyez d'abord ce que vous avez saisi");
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('Passage2026');
  await line(page).getByRole('button', { name: 'Actualiser quand même' }).click();
  await expect(isNext(page)).toBeAttached();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('camille.durand@example.fr');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
});
