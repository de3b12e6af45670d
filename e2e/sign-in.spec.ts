import { expect, test, type Page } from '@playwright/test';
import { aToken } from '../tests/support/account/aToken.ts';
import { expectAccessible } from './support/accessibility.ts';
import { answerWith } from './support/answers.ts';
import { examplesTime } from './support/examplesTime.ts';
import { startWithToken, refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Adresse e-mail').fill('camille.durand@example.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Tunnel2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
};

test.beforeEach(({ page }) => refuseCookies(page));

test('M2.1 a visitor without a token signs in and returns to the requested page', async ({
  page,
}) => {
  await page.goto('/member/badge/passage?page=2');
  await expect(page).toHaveURL(/\/espace\/connexion$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await expect(page).toHaveTitle(titleOf('Connexion'));
  await signIn(page);
  await expect(page).toHaveURL(/\/member\/badge\/passage\?page=2/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trajets des 18 derniers mois');
});

test('P2.23, P2.24 without a requested page, sign-in leads to the chooser', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/espace$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon espace');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Espace abonné' }).click();
  await expect(page).toHaveURL(/\/member\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
});

test('P5.18 both fields are required; the first missing one takes the focus', async ({ page }) => {
  await page.goto('/espace/connexion');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
  await expect(page.getByText('Saisissez votre adresse e-mail.')).toBeVisible();
  await expect(page.getByText('Saisissez votre mot de passe.')).toBeVisible();
  await expectAccessible(page);
});

test('P8.2 a refused sign-in shows the message of the server and keeps its values', async ({
  page,
}) => {
  await answerWith(page, { signIn: 'badCredentials' });
  await page.goto('/espace/connexion');
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText('Identifiants incorrects.');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('camille.durand@example.fr');
  await expectAccessible(page);
});

test('P4.30 code 409 shows the message, then opens the first connection after 5 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await answerWith(page, { signIn: 'conflict' });
  await page.goto('/espace/connexion');
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText('première connexion');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/espace\/connexion$/);
  await page.clock.runFor(4_500);
  await expect(page).toHaveURL(/\/premiere-connexion$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Première connexion');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('camille.durand@example.fr');
});

test('M4.8, M8.8, P4.32 the next route change removes an expired token, without a message', async ({
  page,
}) => {
  await page.clock.install({ time: examplesTime });
  const inOneHour = Date.parse('2026-11-21T11:00:00Z') / 1000;
  await startWithToken(page, aToken({ exp: inOneHour }));
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
  // The list of the last call of this page: a later call would be sent with the expired token.
  await expect(page.getByText(' → ').first()).toBeVisible();
  const afterwards: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/private/')) afterwards.push(request.url());
  });
  await page.clock.fastForward('02:00:00');
  await page.getByRole('link', { name: 'Trajets', exact: true }).click();
  await expect(page).toHaveURL(/\/espace\/connexion$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fermer la notification' })).toHaveCount(0);
  expect(afterwards).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('P2.25 sign-out deletes the token and the selected contract, and confirms it', async ({
  page,
}) => {
  await startWithToken(page);
  await page.goto('/member/dashboard');
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
