import { expect, test } from './support/test.ts';
import { openReleases } from './support/openReleases.ts';
import { refuseCookies } from './support/session.ts';

let releases: Awaited<ReturnType<typeof openReleases>>;

test.beforeEach(async ({ baseURL }) => {
  releases = await openReleases(baseURL);
});
test.afterEach(() => releases.stop());

test('a file that the new release no longer has: the line offers it, and drafts are kept', async ({
  page,
}) => {
  const { site } = releases;
  const line = page.getByRole('complementary', { name: 'Nouvelle version' });
  const message = page.getByLabel('Message', { exact: true });
  await refuseCookies(page);
  await page.goto(`${site.url}/nous-contacter`);
  await page.locator('#root:not([data-prerendered])').waitFor();
  await page.getByLabel('Sujet').selectOption({ index: 1 });
  await message.fill('Mon badge ne sonne plus au tunnel Prado-Carénage.');
  site.lead(releases.nextUrl);
  await page.getByRole('link', { name: 'Actualités', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue');
  await expect(line).toContainText('Une nouvelle version du site est disponible.');
  await line.getByRole('button', { name: 'Actualiser' }).click();
  await expect(page.locator('meta[name=build]')).toBeAttached();
  await expect(page.getByText('9 actualités')).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole('link', { name: 'Nous contacter' }).first().click();
  await expect(message).toHaveValue('Mon badge ne sonne plus au tunnel Prado-Carénage.');
});
