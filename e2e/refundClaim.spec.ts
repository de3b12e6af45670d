import { expect, test, type Page } from '@playwright/test';
import { aToken } from '../tests/support/account/aToken.ts';
import { answerWith } from './support/answers.ts';
import { askToBeRefunded, field, wizard, wizardOfTicket } from './support/refundWizard.ts';
import { startWithToken } from './support/session.ts';

const alert = (page: Page) => page.getByRole('alert');

test.beforeEach(({ page }) => startWithToken(page));

test('P4.21, P2.41, P4.23 « Être remboursé » leads to the claim, paid to the saved IBAN', async ({
  page,
}) => {
  await page.goto(wizardOfTicket);
  await askToBeRefunded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre remboursement');
  await expect(page.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible();
  await page.reload();
  const sent = page.waitForRequest(/\/api\/v2\/refund\/claim$/);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  expect((await sent).postDataJSON()).toEqual({ ids: [7401] });
  await expect(page.getByRole('heading', { name: 'Remboursement demandé' })).toBeFocused();
  // The amount, the ticket and the end of the IBAN that was confirmed.
  for (const fact of ['3,20', 'Ticket du 08/11/2026', '0189']) {
    await expect(page.getByRole('main')).toContainText(fact);
  }
  await page.getByRole('main').getByRole('link', { name: 'Vos remboursements' }).click();
  const row = page.getByRole('row').filter({ hasText: '08/11/2026' });
  await expect(row).toContainText('Remboursé');
  await expect(row.getByRole('checkbox')).toHaveCount(0);
});

test('P4.21 without a bank account, the claim first requires an IBAN', async ({ page }) => {
  await answerWith(page, { listBankAccounts: 'empty' });
  await page.goto(wizardOfTicket);
  await askToBeRefunded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un IBAN');
  await field(page, 'Bénéficiaire').fill('Camille Durand');
  await field(page, 'IBAN').fill('FR7630006000011234567890189');
  await field(page, 'BIC').fill('AGRIFRPP');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre remboursement');
  await expect(page.getByText('3,20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeVisible();
});

test('P2.39, P4.15, P8.6 the list shows three statuses; the selection is claimed in one request', async ({
  page,
}) => {
  await answerWith(page, { claimRefunds: 'refused' });
  await page.goto('/espace/gratuite/remboursement');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Tout sélectionner',
    'Identifiant',
    'Date du ticket',
    'Montant',
    'Statut',
    'Reçu',
  ]);
  for (const status of ['Remboursé', 'Non remboursable', 'Non remboursé']) {
    await expect(page.getByText(status, { exact: true }).first()).toBeVisible();
  }
  const claim = page.getByRole('button', { name: 'Demander le remboursement' });
  await expect(claim).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expect(page.getByText('2 remboursements sélectionnés, 9,10')).toBeVisible();
  await claim.click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(alert(page)).toHaveText(
    "Votre demande de remboursement n'a pas pu être prise en compte.",
  );
  await expect(page.getByRole('button', { name: /Confirmer|Échec/ })).toBeVisible();
});

test('P7.31 the area loads all data of an account, and nothing for a visitor or another scope', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v2/') && pathname !== '/api/v2/traffic') asked.push(pathname);
  });
  await page.goto('/espace/gratuite/remboursement');
  await expect(page.getByRole('row')).toHaveCount(5);
  // The tickets are requested after the code that computes their period, which no row waits for.
  await expect
    .poll(() => asked.sort())
    .toEqual([
      '/api/v2/bank',
      '/api/v2/receipt',
      '/api/v2/refund',
      '/api/v2/ticket',
      '/api/v2/tickets-flux',
    ]);
  asked.length = 0;
  for (const token of [aToken({ scopes: ['SUBSCRIBER'] }), 'pas-un-jeton']) {
    await page.evaluate((kept) => localStorage.setItem('token', kept), token);
    await page.goto(wizard);
    await expect(page.getByLabel('Identifiant')).toBeVisible();
    await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
});
