import { expect, test, type Locator, type Page } from '@playwright/test';
import { refuseCookies } from './support/session.ts';

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });
const next = (page: Page): Locator => page.getByRole('button', { name: 'Suivant' });
const stepHeading = (page: Page): Locator => page.getByRole('heading', { level: 2 }).first();

/** Passes step 1 as a new visitor. */
async function openDetails(page: Page): Promise<void> {
  await page.goto('/achat');
  await page.getByRole('radio', { name: 'Un particulier' }).check();
  await page.getByRole('radio', { name: 'Tunnel Pass', exact: true }).check();
  await next(page).click();
  await expect(stepHeading(page)).toHaveText('Vos coordonnées');
  await expect(field(page, 'Adresse')).toBeVisible();
}

test.beforeEach(({ page }) => refuseCookies(page));

test('P2.16, P5.2–P5.6 the details are typed, normalised, restored after a reload and submitted', async ({
  page,
}) => {
  await openDetails(page);
  await field(page, 'Nom et prénom').focus();
  const { keyboard } = page;
  for (const [name, typed, kept] of [
    ['Nom et prénom', 'durandcamille', 'DURANDCAMILLE'],
    ['Adresse', "3, rue de l'Évêché", '3 RUE DE L EVECHE'],
    ['Adresse 2', '', ''],
    ['Adresse 3', '', ''],
    ['Code postal', '13-002', '13002'],
    ['Ville', 'Marseille', 'MARSEILLE'],
    ['Téléphone domicile', '', ''],
    ['Téléphone mobile', '+33 6.39.98.01.12', '33 639980112'],
    ['Téléphone travail', '', ''],
    ['Adresse e-mail', 'CamileDurand@Example.FR', 'camiledurand@example.fr'],
    ["Confirmation de l'adresse e-mail", 'camille.durand@example.fr', 'camille.durand@example.fr'],
  ] as const) {
    await expect(field(page, name)).toBeFocused();
    await keyboard.type(typed);
    await expect(field(page, name)).toHaveValue(kept);
    await keyboard.press('Tab');
  }
  await expect(field(page, 'Nom et prénom')).toHaveAccessibleDescription(
    'Veuillez renseigner votre nom et votre prénom. Votre nom, puis votre prénom, par exemple DURAND CAMILLE.',
  );
  await expect(field(page, "Confirmation de l'adresse e-mail")).toHaveAccessibleDescription(
    'Les deux emails fournis ne sont pas identiques.',
  );

  await page.reload();
  await expect(field(page, 'Nom et prénom')).toHaveValue('DURANDCAMILLE');
  await expect(field(page, 'Téléphone mobile')).toHaveValue('33 639980112');
  await field(page, 'Ville').press('Enter');
  await expect(field(page, 'Nom et prénom')).toBeFocused();

  // In the middle of a field, typing does not move the caret.
  await keyboard.press('Home');
  for (let step = 0; step < 'DURAND'.length; step += 1) await keyboard.press('ArrowRight');
  await keyboard.type(" d'");
  await expect(field(page, 'Nom et prénom')).toHaveValue('DURAND D CAMILLE');
  for (let step = 0; step < 'D '.length; step += 1) await keyboard.press('Backspace');
  await field(page, 'Adresse e-mail').focus();
  await keyboard.press('Home');
  for (let step = 0; step < 'cami'.length; step += 1) await keyboard.press('ArrowRight');
  await keyboard.type('L');
  for (let step = 0; step < 'le'.length; step += 1) await keyboard.press('ArrowRight');
  await keyboard.type(' .');
  await expect(field(page, 'Adresse e-mail')).toHaveValue('camille.durand@example.fr');
  await keyboard.press('Enter');
  await expect(stepHeading(page)).toHaveText('Votre commande');
  await page.goBack();
  await expect(field(page, 'Nom et prénom')).toHaveValue('DURAND CAMILLE');
});

test('P4.1 on a phone, the focused field is never behind the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDetails(page);
  await field(page, 'Nom et prénom').focus();
  for (const name of ['Adresse', 'Adresse 2', 'Adresse 3', 'Code postal', 'Ville']) {
    await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
    const [low, high] = await Promise.all([
      field(page, name).boundingBox(),
      next(page).boundingBox(),
    ]);
    expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThan(high?.y ?? 0);
  }
});
