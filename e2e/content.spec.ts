import { expect, test, type Page } from '@playwright/test';
import { operator } from '../src/ui/operator.ts';
import { changeAnswer } from './support/changeAnswer.ts';
import { refuseCookies } from './support/session.ts';
import { signIn } from './support/signIn.ts';
import { titleOf } from './support/titleOf.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const filter = (page: Page) => page.getByRole('combobox', { name: 'Catégorie' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const publicData = /\/api\/public\/data$/;

/** Marks the page; the returned function resolves to whether it was reloaded since. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => !('isMarked' in window));
}

test.beforeEach(({ page }) => refuseCookies(page));

test('P2.2, P2.3 the category filter of the news survives the article, back and a reload', async ({
  page,
}) => {
  await page.goto('/actualites');
  await expect(cards(page)).toHaveCount(9);
  await filter(page).selectOption('Tarifs');
  await expect(page).toHaveURL(/\/actualites\?categorie=Tarifs$/);
  await expect(cards(page)).toHaveCount(2);
  const isAnew = await mark(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Les tarifs au 1er janvier 2027' })
    .click();
  await expect(h1(page)).toHaveText('Les tarifs au 1er janvier 2027');
  await expect(h1(page)).toBeFocused();
  await expect(page).toHaveTitle(titleOf('Les tarifs au 1er janvier 2027'));
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /frais de livraison/,
  );
  await page.getByRole('link', { name: 'Retour aux actualités' }).click();
  await expect(filter(page)).toHaveValue('Tarifs');
  await page.goBack();
  await expect(h1(page)).toHaveText('Les tarifs au 1er janvier 2027');
  expect(await isAnew()).toBe(false);
  await page.goBack();
  await page.reload();
  await expect(filter(page)).toHaveValue('Tarifs');
  await page.goBack();
  await expect(filter(page)).toHaveValue('');

  await page.goto('/actualites/inconnue');
  await expect(h1(page)).toHaveText('Page introuvable');
  await expect(page).toHaveTitle(titleOf('Page introuvable'));
});

test("P2.11, P3.24 the editors' pages link to each other without a reload, with a breadcrumb", async ({
  page,
}) => {
  await page.goto('/circuler');
  await expect(h1(page)).toHaveText('Circuler dans les tunnels');
  await expect(page).toHaveTitle(titleOf('Circuler dans les Tunnels du Port'));
  const isAnew = await mark(page);
  await page.getByRole('main').getByRole('link', { name: 'Les tarifs' }).click();
  await expect(h1(page)).toHaveText('Tarifs');
  await expect(h1(page)).toBeFocused();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${operator.site}/circuler/tarifs`,
  );
  const trail = page.getByRole('navigation', { name: "Fil d'Ariane" });
  await trail.getByRole('link', { name: 'Circuler' }).click();
  await page
    .getByRole('navigation', { name: /^Dans/ })
    .getByRole('link', { name: 'Sécurité' })
    .click();
  await expect(h1(page)).toHaveText('Sécurité');
  expect(await isAnew()).toBe(false);
  for (const unknown of [
    '/circuler/inconnue',
    '/nos-abonnements/offre-hiver',
    '/nos-abonnements/a/b',
  ]) {
    await page.goto(unknown);
    await expect(h1(page)).toHaveText('Page introuvable');
  }
});

test("M6.2 a private editors' page requires sign-in, then opens", async ({ page }) => {
  await changeAnswer(page, publicData, (text) =>
    text.replace(/("link":\s*"circuler",\s*"parentID":\s*null,\s*"isPrivate":\s*)false/, '$1true'),
  );
  await page.goto('/circuler/tarifs');
  await expect(page).toHaveURL(/\/espace\/connexion$/);
  await signIn(page, 'camille.durand@example.fr', 'Tunnel2026');
  await expect(h1(page)).toHaveText('Tarifs');
});

test('P2.7 a question is found by search, by tab and by link', async ({ page }) => {
  await page.goto('/faq#perte');
  await expect(page.getByText('il sera mis en opposition')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Abonnements' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const search = page.getByRole('searchbox', { name: 'Rechercher dans les questions' });
  await search.fill('DEPOT hauteur');
  await expect(page.getByRole('status').filter({ hasText: 'Aucune question' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Nous contacter' })).toBeVisible();
  await search.fill('véhicule');
  await expect(page.getByText('2 questions trouvées')).toBeVisible();
  await search.fill('');
  await page.getByRole('tab', { name: 'Abonnements' }).press('ArrowLeft');
  await expect(page).toHaveURL(/\/faq\?onglet=circuler$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Circuler' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('P2.12, P3.15 the offers show prices and link to their pages and to the purchase', async ({
  page,
}) => {
  await page.goto('/abonnements');
  await expect(page).toHaveURL(/\/nos-abonnements$/);
  await expect(cards(page)).toHaveText([
    'Tunnel Pass',
    'Tunnel Pass +',
    "Offre d'été",
    'Comparer les offres',
    "Comment s'abonner",
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: /S'abonner/ })).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText(
    /50,00.€ pour démarrer.*dont 20,00.€ rendus au retour du badge/s,
  );
  await page.getByRole('radio', { name: 'Un professionnel' }).check();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('columnheader')).toHaveText(['Tunnel Pass', 'Tunnel Pass +']);
  await page.getByRole('radio', { name: 'Un particulier' }).check();
  await page.getByRole('link', { name: "En savoir plus sur Offre d'été" }).click();
  await expect(page).toHaveURL(/\/nos-abonnements\/offre-ete$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offre d’été');
  await expect(page.getByText('Les particuliers seulement')).toBeVisible();
  const subscribe = page.getByRole('link', { name: "S'abonner", exact: true });
  await expect(subscribe).toHaveAccessibleDescription("Offre d'été");
  await subscribe.click();
  await expect(page).toHaveURL(/\/achat(\?|$)/);
});

test('P2.6, P9.14 the finance pages: one canonical address; all years by keyboard', async ({
  page,
}) => {
  await page.goto('/finance/rapports');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${operator.site}/finances/rapports`,
  );
  await expect(cards(page)).toHaveCount(4);
  const toggle = page.getByRole('button', { name: 'Voir toutes les années' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(6);
  const less = page.getByRole('button', { name: 'Voir moins' });
  await expect(less).toBeFocused();
  await expect(less).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Finances' })
    .getByRole('link', { name: 'Offre publique' })
    .click();
  await expect(h1(page)).toHaveText('Offre publique');
  await expect(page.getByRole('link', { name: /Lire le document/ }).first()).toHaveAttribute(
    'href',
    '/documents/avis-resultat.pdf',
  );
});

test('P2.9 the terms are printed without header and footer', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/cgv');
  await expect(page.getByText('Article 3')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(h1(page)).toBeInViewport();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
