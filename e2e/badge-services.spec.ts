import { expect, test } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import {
  expectLocked,
  onOff,
  period,
  press,
  saveAlert,
  saveServices,
  servicesAddress,
  syncNotice,
  text,
  toast,
} from './support/badgeServices.ts';
import { lostNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.beforeEach(async ({ page }) => {
  await startWithToken(page);
});

test.describe('the page', () => {
  test('M2.14, M2.19 shows the services and the alert; the contract selector is disabled', async ({
    page,
  }) => {
    await page.goto('/member/badge/5001/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services du badge 64010827');
    await expect(page).toHaveTitle(titleOf('Services du badge 64010827'));
    await expect(text(page, 'Nom du badge')).toHaveValue('PEUGEOT 208');
    await expect(text(page, 'Personnalisation 1')).toHaveValue('VEHICULE 1');
    await expect(text(page, 'Personnalisation 2')).toHaveValue('Trajet domicile travail');
    await expect(onOff(page, 'Informations complémentaires')).toBeChecked();
    await expect(onOff(page, 'Alerte de seuil')).toBeChecked();
    await expect(text(page, 'Nombre de trajets')).toHaveValue('50');
    await expect(text(page, 'Adresse e-mail 1')).toHaveValue('camille.durand@example.fr');
    await expect(text(page, 'Adresse e-mail 2')).toHaveValue('');
    await expect(period(page, 'Mois')).toBeChecked();
    await expect(period(page, 'Semaine')).not.toBeChecked();
    await expect(page.getByLabel('N° de contrat')).toBeDisabled();
  });

  test('M9.13 explains from which day the trips of a week and of a month are counted', async ({
    page,
  }) => {
    await page.goto('/member/badge/5001/services');
    await expect(page.getByRole('radiogroup', { name: 'Période' })).toHaveAccessibleDescription(
      /depuis le lundi pour la semaine, depuis le 1er pour le mois/,
    );
  });

  test('M2.19 shows the contract of the badge; the two pages of a badge link to each other', async ({
    page,
  }) => {
    await page.goto('/member/badge/5007/details');
    await page.getByRole('link', { name: 'Services du badge 65220001' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services du badge 65220001');
    await expect(page.getByLabel('N° de contrat')).toHaveValue('1');
    await expect(period(page, 'Semaine')).toBeChecked();
    await page.getByRole('link', { name: 'Détails du badge 65220001' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge 65220001');
  });

  test('an unknown badge shows a message and a link to the list', async ({ page }) => {
    await page.goto('/member/badge/99/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge introuvable');
    await page.getByRole('link', { name: 'Retour à la liste' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes badges');
  });

  test('M6.4 fields locked by the server are disabled, with the synchronisation notice', async ({
    page,
  }) => {
    await page.goto('/member/badge/5003/services');
    await expectLocked(page);
  });

  test('M4.1 a badge that is out of use explains why its services cannot be changed', async ({
    page,
  }) => {
    await page.goto('/member/badge/5004/services');
    await expect(page.getByText(/n'est plus en service \(statut\s: Restitué\)/)).toBeVisible();
    await expect(syncNotice(page)).toHaveCount(0);
    await expect(text(page, 'Nom du badge')).toBeDisabled();
    await expect(saveAlert(page)).toBeDisabled();
  });
});

test.describe('services of a badge', () => {
  test.beforeEach(({ page }) => page.goto('/member/badge/5001/services'));

  test('M5.15–M5.17 personalisation 1 is required; the name too, with the extra information', async ({
    page,
  }) => {
    await text(page, 'Nom du badge').fill('');
    await text(page, 'Personnalisation 1').fill(' ');
    await saveServices(page).click();
    const nameless = page.getByText('Le nom du badge est vide, veuillez le renseigner.');
    await expect(nameless).toBeVisible();
    await expect(
      page.getByText('La personnalisation 1 est vide, veuillez la renseigner.'),
    ).toBeVisible();
    await expect(text(page, 'Nom du badge')).toBeFocused();
    await press(page, 'Informations complémentaires');
    await expect(nameless).toBeHidden();
    await saveServices(page).click();
    await expect(nameless).toBeHidden();
    await expect(text(page, 'Personnalisation 1')).toBeFocused();
  });

  test('M5.16 a counter shows the remaining characters; a text that is too long is not cut', async ({
    page,
  }) => {
    for (const [name, limit] of [
      ['Nom du badge', 20],
      ['Personnalisation 1', 10],
      ['Personnalisation 2', 30],
    ] as const) {
      const field = text(page, name);
      await field.fill('x'.repeat(limit - 2));
      await expect(field).toHaveAccessibleDescription(/Encore 2 caractères\./);
      await field.fill(`${'x'.repeat(limit)}é`);
      await expect(field).toHaveAccessibleDescription(/1 caractère de trop\./);
      await expect(field).toHaveValue(`${'x'.repeat(limit)}é`);
      await field.blur();
      await expect(page.getByText(`Raccourcissez ce texte à ${limit} caractères.`)).toBeVisible();
    }
  });

  test('M7.21, M4.3 a save sends the services, shows a toast and locks the badge', async ({
    page,
  }) => {
    await text(page, 'Nom du badge').fill(' CLIO BLEUE ');
    await text(page, 'Personnalisation 2').fill('');
    await press(page, 'Informations complémentaires');
    const sent = page.waitForRequest(servicesAddress);
    await text(page, 'Personnalisation 1').press('Enter');
    const request = await sent;
    expect(request.method()).toBe('PUT');
    expect(request.postDataJSON()).toEqual({
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
    await expect(page.getByText('Nous avons gardé votre saisie')).toHaveCount(0);
  });

  test('M8.1 a refusal shows the message of the server; the form keeps its values', async ({
    page,
  }) => {
    await answerWith(page, { saveBadgeServices: 'refused' });
    await text(page, 'Nom du badge').fill('CLIO BLEUE');
    await saveServices(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Les services de ce badge ne peuvent pas être modifiés pour le moment.',
    );
    await expect(text(page, 'Nom du badge')).toHaveValue('CLIO BLEUE');
    await expect(syncNotice(page)).toHaveCount(0);
  });

  for (const [title, breakCall, sentence] of lostNetwork) {
    test(`M8.3 ${title} shows a toast; the form keeps its values`, async ({ page }) => {
      await breakCall(page, servicesAddress);
      await text(page, 'Nom du badge').fill('CLIO BLEUE');
      await saveServices(page).click();
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(text(page, 'Nom du badge')).toHaveValue('CLIO BLEUE');
    });
  }
});
