import { expect, test } from './support/test.ts';
import { holdCall } from './support/holdCall.ts';
import { startWithToken } from './support/session.ts';

test('P2.34, P4.4 the IBAN is deleted after a confirmation, which waits for the answer, and leads to another one', async ({
  page,
}) => {
  await startWithToken(page);
  await page.goto('/espace/gratuite/banque');
  const account = page.getByRole('row').nth(1);
  await expect(account).toContainText('FR76 3000 6000 0112 3456 7890 189');
  const remove = account.getByRole('button', { name: 'Supprimer' });
  const dialog = page.getByRole('dialog', { name: 'Supprimer votre IBAN' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  const release = await holdCall(page, /\/api\/v2\/bank/);
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  release();
  await expect(
    page.getByRole('status').filter({ hasText: 'Votre IBAN a été supprimé.' }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  const add = page.getByRole('link', { name: 'Ajouter' });
  await expect(add).toBeFocused();
  await add.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Bénéficiaire').fill('Camille Durand');
  await page.getByLabel('IBAN').fill('fr7630006000011234567890189');
  await page.getByLabel('BIC').fill('agrifrpp');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/\/espace\/gratuite\/banque$/);
  await expect(account).toContainText('CAMILLE DURAND');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    '30006000',
  );
});
