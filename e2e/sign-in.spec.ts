import { expect, test } from './support/test.ts';
import { refuseCookies } from './support/session.ts';
import { signIn } from './support/signIn.ts';

test('M2.1, P2.25 a visitor signs in and returns to the requested page; the sign-out deletes token and contract', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.goto('/member/badge/passage?page=2');
  await expect(page).toHaveURL(/\/espace\/connexion$/);
  await signIn(page, 'camille.durand@example.fr');
  await expect(page).toHaveURL(/\/member\/badge\/passage\?page=2/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trajets des 18 derniers mois');
  await page.getByLabel('N° de contrat').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/espace\/connexion\?logout=success$/);
  await expect(page.getByText('Déconnexion réussie.')).toBeVisible();
  const kept = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('currentContract'),
  ]);
  expect(kept).toEqual([null, null]);
  await page.goBack();
  await expect(page).toHaveURL(/\/espace\/connexion/);
});
