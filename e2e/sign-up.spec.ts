import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import { startWithToken, refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const email = 'camille.durand@example.fr';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: "S'inscrire" });

/** The duration of the fade in seconds; 0 without an animation. */
const fadeOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('main form')].map((form) =>
        parseFloat(getComputedStyle(form.parentElement ?? form).animationDuration),
      ),
    ),
  );

test('P2.23, P4.27 sign-in and sign-up share a panel: it fades in less than 200 ms', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/espace/connexion');
  await field(page, 'Adresse e-mail').fill(email);
  expect(await fadeOf(page)).toBe(0);
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page).toHaveURL(/\/espace\/inscription$/);
  await expect(heading(page)).toHaveText('Inscription');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(titleOf('Inscription'));
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  expect(await fadeOf(page)).toBeGreaterThan(0);
  expect(await fadeOf(page)).toBeLessThan(0.2);
  await field(page, 'Nom').fill('Durand');
  await page.getByRole('link', { name: "J'ai déjà un compte" }).click();
  await expect(heading(page)).toHaveText('Connexion');
  await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(field(page, 'Nom')).toHaveValue('Durand');
  expect(await fadeOf(page)).toBe(0);
});

test('P5.17, P8.17 sign-up: all fields are required, a refusal keeps them, a success names the mail', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.goto('/espace/inscription');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Veuillez remplir tous les champs.');
  await expect(field(page, 'Nom')).toBeFocused();
  for (const sentence of [
    'Saisissez votre nom.',
    'Saisissez votre prénom.',
    'Saisissez votre adresse e-mail.',
    'Choisissez un mot de passe.',
    'Saisissez le mot de passe une seconde fois.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await field(page, 'Nom').fill('Durand');
  await field(page, 'Prénom').fill('Camille');
  await field(page, 'Adresse e-mail').fill(email);
  await field(page, 'Mot de passe').fill('calanque13');
  await field(page, 'Confirmation du mot de passe').fill('Calanque13');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submit(page).click();
  await expect(
    page.getByText('Le mot de passe doit contenir au moins une majuscule.'),
  ).toBeVisible();
  await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
  await expect(field(page, 'Mot de passe')).toBeFocused();

  await field(page, 'Mot de passe').fill('Calanque13');
  await answerWith(page, { signUp: 'conflict' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Un compte existe déjà avec cette adresse e-mail.',
  );
  await expect(field(page, 'Mot de passe')).toHaveValue('Calanque13');
  await expect(field(page, 'Nom')).toHaveValue('Durand');

  await resetAnswers(page);
  await submit(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Un e-mail de confirmation vous a été envoyé.' }),
  ).toBeVisible();
  const answer = page.getByRole('heading', { name: 'Consultez votre messagerie' });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: "Corriger l'adresse" }).click();
  await expect(field(page, 'Adresse e-mail')).toBeFocused();
  await expect(field(page, 'Nom')).toHaveValue('Durand');
  await expect(field(page, 'Mot de passe')).toHaveValue('');
});

test('P2.23 sign-up leads a signed-in person to the account chooser', async ({ page }) => {
  await startWithToken(page);
  await page.goto('/espace/inscription');
  await expect(page).toHaveURL(/\/espace$/);
});
