import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { arrive, signIn } from '../support/signIn.ts';

test.beforeEach(({ page }) => arrive(page));

test('P4.25, P4.26 the tickets of last month become a receipt, which is downloaded', async ({
  page,
}) => {
  await page.goto('/espace/gratuite/recu/ticket?periode=lastMonth');
  await signIn(page, people.camille.email);
  await expect(page.getByRole('combobox', { name: 'Période' })).toHaveValue('lastMonth');
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expect(page.getByText(/^2 tickets sélectionnés, 6,40/)).toBeVisible();
  await page.getByRole('button', { name: 'Générer un reçu' }).click();
  const download = page.getByRole('button', { name: /^Télécharger le reçu/ });
  await expect(download).toHaveCount(2);
  const number = /\d+$/.exec(await download.first().innerText())?.[0] ?? '';
  await page.reload();
  await expect(download).toHaveCount(2);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page
    .getByRole('navigation', { name: 'Espace gratuité' })
    .getByRole('link', { name: 'Vos reçus' })
    .click();
  await expect(page.getByRole('rowheader').first()).toHaveText(number);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Télécharger le reçu ${number}` }).click();
  expect(await readFile(await (await saved).path(), 'latin1')).toMatch(/^%PDF-/);
});

test('P2.37, P2.38 a linked card shows its tickets; unlinked, they disappear', async ({ page }) => {
  await page.goto('/espace/gratuite/recu/ticket');
  await signIn(page, people.freeOnly.email);
  await page.getByRole('link', { name: 'Associer une carte' }).last().click();
  await page.getByLabel("Plaque d'immatriculation").fill('KL-321-MN');
  await page.getByLabel('6 premiers chiffres').fill('497010');
  await page.getByLabel('4 derniers chiffres').fill('5678');
  await page.getByRole('button', { name: 'Associer', exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'La carte a été associée.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Voir vos tickets' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'KL321MN' })).toHaveCount(2);

  await page.getByRole('link', { name: 'Gérer vos cartes' }).first().click();
  await page.getByRole('button', { name: /^Dissocier la carte de KL321MN/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('link', { name: 'Associer une carte' }).last()).toBeFocused();
  await page.getByRole('link', { name: 'Vos tickets' }).first().click();
  await expect(page.getByText("Aucune carte n'est associée à votre compte.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Aucune carte n'est associée à votre compte.")).toBeVisible();
});
