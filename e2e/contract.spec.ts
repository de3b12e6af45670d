import { expect, test } from '@playwright/test';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('M2.9 the history shows date, operation and description, newest first', async ({ page }) => {
  await page.goto('/member/contract/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historique du contrat');
  await expect(page).toHaveTitle(titleOf('Historique du contrat'));
  for (const name of ['Date', 'Opération', 'Description']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Badge restitué');
  await expect(row).toContainText('Badge 64010455 rendu en consigne');
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByLabel('N° de contrat').selectOption({ index: 1 });
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('M2.27 a contract without history shows a message and a link to the dashboard', async ({
  page,
}) => {
  await page.goto('/member/contract/history');
  await page.getByLabel('N° de contrat').selectOption({ index: 2 });
  await expect(page.getByText("vous n'avez pas d'historique pour le moment.")).toBeVisible();
  await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
});
