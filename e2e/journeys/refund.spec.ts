import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../support/test.ts';
import { people } from '../../scripts/simulators/seed/people.ts';
import { askToBeRefunded, field, fillRefundRequest, search } from '../support/refundWizard.ts';
import { arrive, signIn } from '../support/signIn.ts';

test.beforeEach(({ page }) => arrive(page));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('P4.16–P4.19 a visitor gets a cash ticket refunded once and downloads the receipt', async ({
  page,
}) => {
  await page.goto('/espace/gratuite/remboursement/ajouter');
  await search(page, '2026 1117 0805 0012 0074');
  await askToBeRefunded(page);
  await fillRefundRequest(page);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le reçu' }).click();
  expect(await readFile(await (await download).path(), 'latin1')).toMatch(/^%PDF-/);

  await page.getByRole('link', { name: 'Saisir un autre identifiant' }).click();
  await search(page, '20261117080500120074');
  await expect(page.getByText('est déjà demandé')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Être remboursé' })).toHaveCount(0);
});

test('P4.21, P4.23 an account adds its missing IBAN during a claim and finds the ticket refunded', async ({
  page,
}) => {
  await page.goto('/espace/gratuite/remboursement');
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await signIn(page, people.freeOnly.email);
  await expect(heading(page)).toHaveText('Vos remboursements');
  await page.getByRole('main').getByRole('link', { name: 'Chercher un ticket' }).click();
  await search(page, '20261118174000120083');
  await askToBeRefunded(page);
  await expect(heading(page)).toHaveText('Ajouter un IBAN');
  await field(page, 'Bénéficiaire').fill('Nadia Petit');
  await field(page, 'IBAN').fill('FR14 2004 1010 0505 0001 3M02 606');
  await field(page, 'BIC').fill('PSSTFRPPMAR');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(heading(page)).toHaveText('Confirmer votre remboursement');
  await page.reload();
  await expect(page.getByText('FR14 2004 1010')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('heading', { name: 'Remboursement demandé' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Vos remboursements' }).click();
  await expect(page.getByRole('row').filter({ hasText: '18/11/2026' })).toContainText('Remboursé');
});
