import { expect, test } from './support/test.ts';
import { startWithToken, refuseCookies } from './support/session.ts';

// The style sheet of a lazy page. Every browser requests it again after a failure; some browsers cache the
// failure of a script until a reload.
const passagesStyles = /assets\/PassagesPage-.*\.css$/;

test('M4.9, P3.26 the cookie question is shown until it is answered; changed in the footer, page views are counted', async ({
  page,
}) => {
  await page.goto('/faq');
  const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' });
  await expect(dialog).toBeVisible();
  // The page works once it has asked its last question. An earlier press is a rule of the painted page.
  const isWorking = page.waitForResponse(/\/api\/public\/maintenance$/);
  await page.reload();
  await isWorking;
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(dialog).toBeHidden();
  const kept = (name: string): Promise<string | null> =>
    page.evaluate((key) => localStorage.getItem(key), name);
  expect([await kept('acceptMAT'), await kept('acceptTP')]).toEqual(['false', 'false']);
  await page.reload();
  const opener = page.getByRole('button', { name: 'Gérer les cookies' });
  await expect(opener).toBeVisible();
  await expect(dialog).toBeHidden();

  await opener.click();
  await expect(dialog).toBeFocused();
  await dialog.getByRole('switch', { name: "Mesure d'audience" }).check();
  const view = page.waitForRequest(/\/matomo\.php$/);
  await dialog.getByRole('button', { name: "J'accepte" }).click();
  await expect(opener).toBeFocused();
  expect(await kept('acceptMAT')).toBe('true');
  const counted = new URLSearchParams((await view).postData() ?? '');
  expect([counted.get('rec'), counted.get('action_name')]).toEqual(['1', '/faq']);
});

test('the code of a page that failed to load is retried; drafts stay', async ({ page }) => {
  await startWithToken(page);
  await page.goto('/member/account/add-contract');
  await page.getByLabel('Nom du titulaire').fill('Durand Camille');
  await page.route(passagesStyles, (route) => route.abort());
  await page.getByRole('link', { name: 'Trajets' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Une erreur est survenue');
  await page.unroute(passagesStyles);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading).toHaveText('Trajets des 18 derniers mois');
  await page.getByRole('link', { name: 'Ajouter un contrat' }).click();
  await expect(page.getByLabel('Nom du titulaire')).toHaveValue('DURAND CAMILLE');
});

test('the skip link is the first tab stop; the chosen colour scheme is there at once after a reload', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.goto('/faq');
  await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: /Apparence/ }).click();
  await page.getByRole('button', { name: /Apparence/ }).click();
  const scheme = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  expect(await scheme()).toBe('dark');
  await expect(page.getByRole('button', { name: /sombre/ })).toBeVisible();
});
