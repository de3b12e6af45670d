import { expect, test, type Page } from '@playwright/test';
import { resetAnswers, answerWith } from './support/answers.ts';
import { refuseCookies } from './support/session.ts';

const email = 'camille.durand@example.fr';
const call = /\/api\/public\/first-connection$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click();

test.beforeEach(({ page }) => refuseCookies(page));

test('P4.28, P7.12 an unknown e-mail requires name and contract, then the mail is sent', async ({
  page,
}) => {
  await answerWith(page, { openFirstConnection: 'notFound' });
  await page.goto('/premiere-connexion');
  await goOn(page);
  await expect(field(page, 'Adresse e-mail')).toBeFocused();
  await field(page, 'Adresse e-mail').fill(email);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Votre contrat' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    "Cette adresse e-mail n'est rattachée à aucun contrat.",
  );
  await page.getByRole('button', { name: "Corriger l'adresse" }).click();
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  await expect(field(page, 'Adresse e-mail')).toBeFocused();
  await goOn(page);
  await goOn(page);
  await expect(page.getByText('Saisissez le nom du titulaire du contrat.')).toBeVisible();
  await field(page, 'Nom du titulaire').fill('Durand Camille');
  await expect(field(page, 'Nom du titulaire')).toHaveValue('DURAND CAMILLE');
  await field(page, 'N° de contrat').fill('0041 2873');
  await goOn(page);
  await expect(page.getByRole('alert')).toHaveText(
    "Cette adresse e-mail n'est rattachée à aucun contrat.",
  );

  await resetAnswers(page);
  await answerWith(page, { openFirstConnection: 'refused' });
  await goOn(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Le nom et le numéro de contrat ne correspondent pas.',
  );
  await expect(field(page, 'Nom du titulaire')).toHaveValue('DURAND CAMILLE');

  await resetAnswers(page);
  const sent = page.waitForRequest(call);
  await goOn(page);
  expect((await sent).postDataJSON()).toEqual({
    email,
    name: 'DURAND CAMILLE',
    noContract: '00412873',
  });
  await expect(
    page.getByText('Un e-mail vous a été envoyé pour choisir votre mot de passe.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeFocused();
});

test('P7.12, P8.8 a mail that could not be sent shows the message of the server', async ({
  page,
}) => {
  await answerWith(page, { openFirstConnection: 'notSent' });
  await page.goto('/premiere-connexion');
  await field(page, 'Adresse e-mail').fill(email);
  await goOn(page);
  await expect(page.getByRole('alert')).toHaveText(
    "L'e-mail n'a pas pu être envoyé, veuillez réessayer ultérieurement.",
  );
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
});

test('P2.29, P4.28 the token of the mail leads to the choice of a password', async ({ page }) => {
  await answerWith(page, { resetLostPassword: 'passwordChanged' });
  await page.goto(`/premiere-connexion?token=lien-42`);
  await expect(page).toHaveURL(/\/premiere-connexion$/);
  await expect(heading(page)).toHaveText('Première connexion');
  await field(page, 'Nouveau mot de passe').fill('Passage2027');
  await field(page, 'Confirmation du mot de passe').fill('Passage2027');
  await field(page, 'Adresse e-mail').fill(email);
  const sent = page.waitForRequest(/\/api\/public\/lost-password$/);
  await page.getByRole('button', { name: 'Valider' }).click();
  expect((await sent).postDataJSON()).toEqual({ email, password: 'Passage2027', token: 'lien-42' });
  await expect(page.getByRole('main')).toContainText('Votre mot de passe a été modifié.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
});
