import { expect, test } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import { manyBadges } from './support/manyBadges.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const rows = (name: string) => ({ name: new RegExp(name) });

test.beforeEach(({ page }) => startWithToken(page));

test('M2.25 one row per badge of the selected contract, with its status in words', async ({
  page,
}) => {
  await page.goto('/member/badge/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes badges');
  await expect(page).toHaveTitle(titleOf('Mes badges'));
  await expect(page.getByRole('row')).toHaveCount(7);
  for (const name of [
    ...['Référence', 'Nom', 'Personnalisation 1', 'Personnalisation 2', 'Statut', 'Actions'],
  ]) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const statuses = [
    ['64010827', 'Suspendu'],
    ['64010455', 'Restitué'],
    ['64010501', 'Échangé'],
    ['64010612', 'En opposition'],
  ] as const;
  for (const [reference, status] of statuses) {
    await expect(page.getByRole('row', rows(reference))).toContainText(status);
  }
  await page.getByLabel('N° de contrat').selectOption({ index: 1 });
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('row', rows('65220001'))).toContainText('FOURGON 1');
  await expect(page.getByRole('row', rows('65220001'))).toContainText('Actif');
});

test('M2.20 suspended badges lead to the invoice that is due; no search below 13 badges', async ({
  page,
}) => {
  await page.goto('/member/badge/list');
  await expect(page.getByText('suspendus tant qu')).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'voir mes factures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes factures');
});

test('a long list is searched by texts and status; a return from a badge shows the same rows', async ({
  page,
}) => {
  await manyBadges(page);
  await page.goto('/member/badge/list');
  const search = page.getByRole('search');
  const field = search.getByLabel('Rechercher un badge');
  await expect(search.getByRole('status')).toHaveText('26 badges');
  await search.getByLabel('Statut').selectOption('Suspendu');
  await field.fill('megane');
  await expect(search.getByRole('status')).toHaveText('4 badges sur 26');
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByRole('link', { name: 'Détails du badge 64020003' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge 64020003');
  await page.goBack();
  await expect(field).toHaveValue('megane');
  await expect(page.getByRole('row')).toHaveCount(5);
  await field.fill('tracteur');
  await expect(search.getByRole('status')).toHaveText('Aucun badge sur 26');
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('row')).toHaveCount(27);
  await expect(page).toHaveURL(/\/member\/badge\/list$/);
});

test('M2.27, M8.6 a contract without badges shows a message and a link to the dashboard', async ({
  page,
}) => {
  await page.goto('/member/badge/list');
  await page.getByLabel('N° de contrat').selectOption({ index: 2 });
  await expect(
    page.getByText("vous n'avez pas de badge pour ce contrat pour le moment."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
  await expect(page).toHaveURL(/\/member\/dashboard$/);
});

test('M2.12 each badge links to its details, its services and its passages', async ({ page }) => {
  await page.goto('/member/badge/list');
  await expect(page.getByRole('link', { name: 'Services du badge 64010828' })).toHaveAttribute(
    'href',
    '/member/badge/5002/services',
  );
  await page.getByRole('link', { name: 'Trajets du badge 64010828' }).click();
  await expect(page.getByRole('combobox', { name: 'Badge' })).toHaveValue('64010828');
  await page.goBack();
  await page.getByRole('link', { name: 'Détails du badge 64010827' }).click();
  await expect(page).toHaveURL(/\/member\/badge\/5001\/details$/);
});

test('M2.13 the details show every field of the badge, including the empty ones', async ({
  page,
}) => {
  await page.goto('/member/badge/5001/details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge 64010827');
  await expect(page).toHaveTitle(titleOf('Badge 64010827'));
  const told = async (): Promise<readonly (readonly string[])[]> =>
    page
      .locator('dl > div')
      .evaluateAll((fields) =>
        fields.map((field) => [...field.children].map(({ textContent }) => textContent)),
      );
  expect(await told()).toEqual([
    ['Référence', '64010827'],
    ['N° de série', '25001501064010827'],
    ['Statut', 'Suspendu'],
    ['Nom', 'PEUGEOT 208'],
    ['Personnalisation 1', 'VEHICULE 1'],
    ['Personnalisation 2', 'Trajet domicile travail'],
    ['Date de livraison', '18/03/2021'],
    ['Mode de livraison', 'Retrait en consigne'],
    ['Informations complémentaires', 'Activées'],
    ['Alerte de seuil', 'Activée'],
    ['Nombre de trajets', '50'],
    ['Période', 'Mois'],
    ['Adresse e-mail 1', 'camille.durand@example.fr'],
    ['Adresse e-mail 2', 'Non renseigné'],
    ['Services modifiables', 'Oui'],
  ]);
  await expect(page.getByLabel('N° de contrat')).toBeDisabled();
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL(/\/member\/badge\/list$/);
});

test('M2.19 the details select the contract of the badge', async ({ page }) => {
  await page.goto('/member/badge/5007/details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge 65220001');
  await expect(page.getByLabel('N° de contrat')).toHaveValue('1');
});

test('an unknown badge shows a message and a link to the list', async ({ page }) => {
  await page.goto('/member/badge/99/details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badge introuvable');
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes badges');
});

test('M3.1 missing or short lists are empty lists, not errors', async ({ page }) => {
  await answerWith(page, { loadSubscriber: 'shortLists' });
  for (const [address, sentence] of [
    ['/member/badge/list', "vous n'avez pas de badge pour ce contrat pour le moment."],
    ['/member/contract/invoice/list', "vous n'avez pas aucune facture pour le moment."],
    ['/member/contract/history', "vous n'avez pas d'historique pour le moment."],
  ] as const) {
    await page.goto(address);
    await page.getByLabel('N° de contrat').selectOption({ index: 2 });
    await expect(page.getByText(sentence)).toBeVisible();
  }
});
