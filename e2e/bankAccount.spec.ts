import { expect, test, type Page } from '@playwright/test';
import { startWithToken } from './support/session.ts';

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('P2.34, P3.3 the IBAN is shown, deleted after a confirmation, and added again', async ({
  page,
}) => {
  await startWithToken(page);
  await page.goto('/espace/gratuite/banque');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre IBAN');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Bénéficiaire',
    'IBAN',
    'BIC',
    'Actions',
  ]);
  const account = page.getByRole('row').nth(1);
  await expect(account).toContainText('FR76 3000 6000 0112 3456 7890 189');
  await expect(page.getByText('en ajouter un remplace celui-ci')).toBeVisible();

  await account.getByRole('button', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre IBAN' });
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(account.getByRole('button')).toBeFocused();
  await account.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(toast(page, 'Votre IBAN a été supprimé.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const add = page.getByRole('link', { name: 'Ajouter' });
  await expect(add).toBeFocused();

  await add.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Bénéficiaire').fill('Camille Durand');
  await page.getByLabel('IBAN').fill('fr7630006000011234567890189');
  await page.getByLabel('BIC').fill('agrifrpp');
  await expect(page.getByLabel('IBAN')).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(toast(page, 'Votre IBAN a été enregistré.')).toBeVisible();
  await expect(page).toHaveURL(/\/espace\/gratuite\/banque$/);
  await expect(account).toContainText('CAMILLE DURAND');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    '30006000',
  );
});

test('P8.3 a refused IBAN shows the message of the server; the form keeps its values', async ({
  page,
}) => {
  await startWithToken(page);
  await page.route(/\/api\/v2\/bank$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ json: { status: 'error', message: 'Ce compte est clos.' } })
      : route.fallback(),
  );
  await page.goto('/espace/gratuite/banque/ajouter');
  await page.getByLabel('Bénéficiaire').fill('Camille Durand');
  await page.getByLabel('IBAN').fill('MC5811222000010123456789030');
  await page.getByLabel('BIC').fill('CMCIMCMX');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce compte est clos.');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
  await expect(page.getByLabel('Bénéficiaire')).toHaveValue('Camille Durand');
});
