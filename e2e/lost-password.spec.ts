import { expect, test, type Page } from '@playwright/test';
import { resetAnswers, answerWith } from './support/answers.ts';
import { refuseCookies } from './support/session.ts';

const email = 'camille.durand@example.fr';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test.beforeEach(({ page }) => refuseCookies(page));

test('P4.29, P8.8 a lost password: the link is sent to the typed e-mail, or an error is shown', async ({
  page,
}) => {
  await answerWith(page, { resetLostPassword: 'notFound' });
  await page.goto('/espace/connexion');
  await field(page, 'Adresse e-mail').fill(email);
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(heading(page)).toHaveText('Mot de passe oublié');
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  await press(page, 'Envoyer');
  await expect(page.getByRole('alert')).toHaveText(
    'Aucun compte ne correspond à cette adresse e-mail.',
  );
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  await resetAnswers(page);
  await press(page, 'Envoyer');
  await expect(
    page.getByText('Un e-mail vous a été envoyé pour réinitialiser votre mot de passe.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeFocused();
  await press(page, "Corriger l'adresse");
  await expect(field(page, 'Adresse e-mail')).toBeFocused();
});

test('P2.28, P5.19 the mailed link leaves the address bar, survives a reload and works once', async ({
  page,
}) => {
  await answerWith(page, { resetLostPassword: 'refused' });
  await page.goto(`/mot-de-passe-oublie?token=lien-42&email=${email}`);
  await expect(page).toHaveURL(/\/mot-de-passe-oublie$/);
  await page.reload();
  await expect(heading(page)).toHaveText('Nouveau mot de passe');
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  await field(page, 'Nouveau mot de passe').fill('Passage2027');
  await field(page, 'Confirmation du mot de passe').fill('Passage2026');
  await press(page, 'Valider');
  await expect(
    page.getByText('Les deux mots de passe fournis ne sont pas identiques.'),
  ).toBeVisible();
  await field(page, 'Confirmation du mot de passe').fill('Passage2027');
  await press(page, 'Valider');
  await expect(page.getByRole('alert')).toContainText("Ce lien n'est plus valable");
  await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
  await expect(field(page, 'Nouveau mot de passe')).toHaveValue('Passage2027');

  await resetAnswers(page);
  await answerWith(page, { resetLostPassword: 'passwordChanged' });
  const call = page.waitForRequest(/\/api\/public\/lost-password$/);
  await press(page, 'Valider');
  expect((await call).postDataJSON()).toEqual({ email, password: 'Passage2027', token: 'lien-42' });
  await expect(page.getByRole('main')).toContainText('Votre mot de passe a été modifié.');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('lien-42');
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  await page.goBack();
  await expect(heading(page)).toHaveText('Mot de passe oublié');
});

test('P2.28 an expired link offers a new one for the typed e-mail', async ({ page }) => {
  await answerWith(page, { resetLostPassword: 'refused' });
  await page.goto('/mot-de-passe-oublie?token=lien-42');
  await field(page, 'Nouveau mot de passe').fill('Passage2027');
  await field(page, 'Confirmation du mot de passe').fill('Passage2027');
  await field(page, 'Adresse e-mail').fill(email);
  await press(page, 'Valider');
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
  await expect(heading(page)).toHaveText('Mot de passe oublié');
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
});
