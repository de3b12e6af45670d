import { expect, test } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import {
  alertAddress,
  expectLocked,
  expectOpen,
  period,
  press,
  saveAlert,
  saveServices,
  text,
  toast,
} from './support/badgeServices.ts';
import { noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(async ({ page }) => {
  await startWithToken(page);
});

test('M5.19–M5.21 an active alert requires a count, a period and a first e-mail', async ({
  page,
}) => {
  await page.goto('/member/badge/5002/services');
  await press(page, 'Alerte de seuil');
  await saveAlert(page).click();
  await expect(
    page.getByText("Saisissez le nombre de trajets qui déclenche l'alerte."),
  ).toBeVisible();
  await expect(page.getByText("Veuillez sélectionner une période d'alerte.")).toBeVisible();
  await expect(page.getByText("L'adresse email fournie est vide ou trop courte.")).toBeVisible();
  await expect(text(page, 'Nombre de trajets')).toBeFocused();
  await text(page, 'Nombre de trajets').fill('20');
  await saveAlert(page).click();
  await expect(period(page, 'Semaine')).toBeFocused();
  await press(page, 'Alerte de seuil');
  await expect(page.getByText("Veuillez sélectionner une période d'alerte.")).toBeHidden();
});

test('M5.21 an invalid count and an invalid e-mail show errors under their fields', async ({
  page,
}) => {
  await page.goto('/member/badge/5001/services');
  await text(page, 'Nombre de trajets').fill('douze');
  await text(page, 'Adresse e-mail 2').fill('compta');
  await saveAlert(page).click();
  await expect(page.getByText('Saisissez un nombre entier, par exemple 50.')).toBeVisible();
  await expect(page.getByText('Saisissez une adresse e-mail complète')).toBeVisible();
});

test('M7.22, M4.3 a save by keyboard sends the alert, shows a toast and locks nothing', async ({
  page,
}) => {
  await page.goto('/member/badge/5001/services');
  await text(page, 'Nombre de trajets').fill('12');
  await text(page, 'Nombre de trajets').press('Tab');
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
  await expectOpen(page);
});

test('M5.18 an inactive alert keeps its values and requires none', async ({ page }) => {
  await page.goto('/member/badge/5001/services');
  await press(page, 'Alerte de seuil');
  await text(page, 'Adresse e-mail 1').fill('');
  const sent = page.waitForRequest(alertAddress);
  await saveAlert(page).click();
  expect((await sent).postDataJSON()).toEqual({
    thresholdAlert: false,
    numberThresholdAlert: 50,
    firstEmail: null,
    secondEmail: null,
    period: 'M',
  });
});

test('M8.1 a refusal shows the message of the server', async ({ page }) => {
  await answerWith(page, { saveThresholdAlert: 'refused' });
  await page.goto('/member/badge/5001/services');
  await text(page, 'Nombre de trajets').fill('12');
  await saveAlert(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    "L'alerte de ce badge ne peut pas être modifiée pour le moment.",
  );
  await expect(text(page, 'Nombre de trajets')).toHaveValue('12');
});

test('M8.3 the form keeps its values after a network failure and after another page', async ({
  page,
}) => {
  await page.goto('/member/badge/5001/services');
  await noNetwork(page, alertAddress);
  await text(page, 'Nombre de trajets').fill('12');
  await saveAlert(page).click();
  await expect(page.getByRole('alert')).toContainText('ne répondent pas');
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes badges');
  await page.goBack();
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
  await expect(text(page, 'Nombre de trajets')).toHaveValue('12');
  await page.getByRole('button', { name: 'Revenir aux informations enregistrées' }).click();
  await expect(text(page, 'Nombre de trajets')).toHaveValue('50');
});

test('M4.3 typing in the alert while the services are saved is stored as a draft', async ({
  page,
}) => {
  await page.goto('/member/badge/5001/services');
  await text(page, 'Nombre de trajets').fill('12');
  await saveServices(page).click();
  await expectLocked(page);
  await expect(page.getByText('Nous avons gardé votre saisie')).toHaveCount(1);
  await expect(text(page, 'Nombre de trajets')).toHaveValue('12');
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await page.getByRole('link', { name: 'Services du badge 64010827' }).click();
  await expect(page.getByText('Nous avons gardé votre saisie')).toHaveCount(1);
  await expect(text(page, 'Nombre de trajets')).toHaveValue('12');
});
