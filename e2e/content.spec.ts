import { expect, test, type Page } from './support/test.ts';
import { refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** Marks the page; the returned function resolves to whether it was reloaded since. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => !('isMarked' in window));
}

test.beforeEach(({ page }) => refuseCookies(page));

test('P2.2, P2.3 the category filter of the news survives the article, back and a reload', async ({
  page,
}) => {
  const filter = page.getByRole('combobox', { name: 'Catégorie' });
  await page.goto('/actualites');
  await filter.selectOption('Tarifs');
  await expect(page).toHaveURL(/\/actualites\?categorie=Tarifs$/);
  const isAnew = await mark(page);
  await main(page).getByRole('link', { name: 'Les tarifs au 1er janvier 2027' }).click();
  await expect(h1(page)).toHaveText('Les tarifs au 1er janvier 2027');
  await expect(h1(page)).toBeFocused();
  await expect(page).toHaveTitle(titleOf('Les tarifs au 1er janvier 2027'));
  await page.goBack();
  await expect(filter).toHaveValue('Tarifs');
  expect(await isAnew()).toBe(false);
  await page.reload();
  await expect(filter).toHaveValue('Tarifs');
  await page.goBack();
  await expect(filter).toHaveValue('');
});

test("P2.11, P3.24 the editors' pages link to each other without a reload, with a breadcrumb", async ({
  page,
}) => {
  await page.goto('/circuler');
  await expect(h1(page)).toHaveText('Circuler dans les tunnels');
  const isAnew = await mark(page);
  await main(page).getByRole('link', { name: 'Les tarifs' }).click();
  await expect(h1(page)).toHaveText('Tarifs');
  await expect(h1(page)).toBeFocused();
  const trail = page.getByRole('navigation', { name: "Fil d'Ariane" });
  await trail.getByRole('link', { name: 'Circuler' }).click();
  await expect(h1(page)).toHaveText('Circuler dans les tunnels');
  expect(await isAnew()).toBe(false);
});

test('E5 an address with the sign of its sentence opens its page, in a private area too', async ({
  page,
}) => {
  await page.goto('/circuler/tarifs).');
  await expect(page).toHaveURL('/circuler/tarifs');
  await page.goto('/espace/gratuite/remboursement/ajouter.');
  await expect(page).toHaveURL('/espace/gratuite/remboursement/ajouter');
  await page.goto('/Actualites/Tarifs-2027.');
  await expect(h1(page)).toHaveText('Les tarifs au 1er janvier 2027');
});
