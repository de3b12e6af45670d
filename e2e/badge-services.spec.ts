import { expect, test, type Locator, type Page } from './support/test.ts';
import { resetAnswers } from './support/answers.ts';
import { expectToast, noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const servicesAddress = /\/api\/private\/update\/badge\/5001\/services$/;
const alertAddress = /\/api\/private\/update\/badge\/5001\/threshold$/;

const text = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });
const onOff = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name, exact: true });
const period = (page: Page, name: string): Locator =>
  page.getByRole('radiogroup', { name: 'Période' }).getByRole('radio', { name, exact: true });
const saveServices = (page: Page): Locator =>
  page.getByRole('button', { name: 'Enregistrer les services' });
const saveAlert = (page: Page): Locator =>
  page.getByRole('button', { name: "Enregistrer l'alerte" });
const toast = (page: Page, hasText: string): Locator =>
  page.getByRole('status').filter({ hasText });
const syncNotice = (page: Page): Locator =>
  page.getByText('Une synchronisation avec le serveur est en cours');
const keptNotice = (page: Page): Locator => page.getByText('Nous avons gardé votre saisie');
/** A label covers the switch: click the label, as a person does. */
const press = (page: Page, words: string): Promise<void> =>
  page.locator('label').filter({ hasText: words }).first().click();

async function expectLocked(page: Page): Promise<void> {
  await expect(syncNotice(page)).toBeVisible();
  await expect(text(page, 'Nom du badge')).toBeDisabled();
  await expect(saveServices(page)).toBeDisabled();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await startWithToken(page);
  await page.goto('/member/badge/5001/services');
});

test('M2.14, M5.15–M5.17, M7.21, M4.3 the services are checked, saved and locked; the list has them', async ({
  page,
}) => {
  const name = text(page, 'Nom du badge');
  const first = text(page, 'Personnalisation 1');
  await expect(page).toHaveTitle(titleOf('Services du badge 64010827'));
  await expect(name).toHaveValue('PEUGEOT 208');
  await expect(first).toHaveValue('VEHICULE 1');
  await expect(text(page, 'Personnalisation 2')).toHaveValue('Trajet domicile travail');
  await expect(onOff(page, 'Informations complémentaires')).toBeChecked();

  await test.step('M5.15–M5.17 what is required; the name only with the extra information', async () => {
    await name.fill('');
    await first.fill(' ');
    await saveServices(page).click();
    const nameless = page.getByText('Le nom du badge est vide, veuillez le renseigner.');
    await expect(nameless).toBeVisible();
    await expect(page.getByText('La personnalisation 1 est vide')).toBeVisible();
    await expect(name).toBeFocused();
    await press(page, 'Informations complémentaires');
    await expect(nameless).toBeHidden();
    await saveServices(page).click();
    await expect(first).toBeFocused();
  });

  await test.step('M5.16 a counter shows what remains; a text that is too long is not cut', async () => {
    await name.fill('x'.repeat(18));
    await expect(name).toHaveAccessibleDescription(/Encore 2 caractères\./);
    await name.fill(`${'x'.repeat(20)}é`);
    await expect(name).toHaveAccessibleDescription(/1 caractère de trop\./);
    await expect(name).toHaveValue(`${'x'.repeat(20)}é`);
    await name.blur();
    await expect(page.getByText('Raccourcissez ce texte à 20 caractères.')).toBeVisible();
  });

  await name.fill(' CLIO BLEUE ');
  await first.fill('VEHICULE 1');
  await text(page, 'Personnalisation 2').fill('');

  await test.step('M7.21, M4.3 saved, the badge is locked', async () => {
    const sent = page.waitForRequest(servicesAddress);
    await first.press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      name: 'CLIO BLEUE',
      title: 'VEHICULE 1',
      title2: null,
      additionalService: false,
    });
    await expect(toast(page, 'Les services du badge ont été enregistrés.')).toBeVisible();
    await expectLocked(page);
    await expect(saveServices(page)).toBeFocused();
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await expect(page.getByRole('row', { name: /64010827/ })).toContainText('CLIO BLEUE');
    await page.getByRole('link', { name: 'Services du badge 64010827' }).click();
    await expectLocked(page);
    await expect(keptNotice(page)).toHaveCount(0);
  });
});

test('M5.18–M5.21, M7.22, M4.3 the alert is checked and saved by keyboard; it locks nothing', async ({
  page,
}) => {
  const count = text(page, 'Nombre de trajets');
  await expect(onOff(page, 'Alerte de seuil')).toBeChecked();
  await expect(count).toHaveValue('50');
  await expect(text(page, 'Adresse e-mail 1')).toHaveValue('camille.durand@example.fr');
  await expect(text(page, 'Adresse e-mail 2')).toHaveValue('');
  await expect(period(page, 'Mois')).toBeChecked();

  await test.step('M5.19–M5.21 an active alert needs a count and an e-mail; an inactive one does not', async () => {
    await count.fill('');
    await text(page, 'Adresse e-mail 1').fill('');
    await text(page, 'Adresse e-mail 2').fill('compta');
    await saveAlert(page).click();
    const missing = page.getByText("Saisissez le nombre de trajets qui déclenche l'alerte.");
    await expect(missing).toBeVisible();
    await expect(page.getByText("L'adresse email fournie est vide ou trop courte.")).toBeVisible();
    await expect(page.getByText('Saisissez une adresse e-mail complète')).toBeVisible();
    await expect(count).toBeFocused();
    await press(page, 'Alerte de seuil');
    await expect(missing).toBeHidden();
    await press(page, 'Alerte de seuil');
  });

  await test.step('M8.3 a lost network keeps the values', async () => {
    await text(page, 'Adresse e-mail 1').fill('camille.durand@example.fr');
    await text(page, 'Adresse e-mail 2').fill('');
    await count.fill('12');
    await noNetwork(page, alertAddress);
    await saveAlert(page).click();
    await expectToast(page, /ne répondent pas/);
    await expect(count).toHaveValue('12');
    await resetAnswers(page);
    // The button shows its failure for 2.5 s.
    await page.clock.runFor(2_500);
  });

  await test.step('M7.22, M4.3 by keyboard', async () => {
    await count.press('Tab');
    await expect(period(page, 'Mois')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(text(page, 'Adresse e-mail 1')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('compta@example.fr');
    await page.keyboard.press('Tab');
    await expect(saveAlert(page)).toBeFocused();
    const sent = page.waitForRequest(alertAddress);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      thresholdAlert: true,
      numberThresholdAlert: 12,
      firstEmail: 'camille.durand@example.fr',
      secondEmail: 'compta@example.fr',
      period: 'S',
    });
    await expect(toast(page, "L'alerte de seuil a été enregistrée.")).toBeVisible();
    await expect(syncNotice(page)).toBeHidden();
    await expect(text(page, 'Nom du badge')).toBeEnabled();
    await expect(saveAlert(page)).toBeEnabled();
  });

  await test.step('M4.3 typed in the alert while the services are saved: it stays open, then a draft', async () => {
    await count.fill('34');
    await saveServices(page).click();
    await expectLocked(page);
    await expect(count).toBeEnabled();
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await page.getByRole('link', { name: 'Services du badge 64010827' }).click();
    await expect(keptNotice(page)).toHaveCount(1);
    await expect(count).toHaveValue('34');
  });
});
