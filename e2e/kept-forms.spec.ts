import { expect, test } from './support/test.ts';
import { resetAnswers } from './support/answers.ts';
import { iban, locked } from './support/bankPage.ts';
import { lockEverything } from './support/changeAnswer.ts';
import { noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('M4.3 « Actualiser » reports its result during the synchronisation; unlocked fields take the focus', async ({
  page,
}) => {
  await lockEverything(page);
  await page.goto('/member/account/coordinates/bank');
  const check = page.getByRole('button', { name: 'Actualiser' });
  await check.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Toujours en cours' })).not.toHaveCount(
    0,
  );
  await expect(check).toBeFocused();
  await noNetwork(page, /\/api\/private\/user\/data$/);
  await expect(check).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('ne répondent pas');
  await expect(page.getByText(locked)).toBeVisible();
  await resetAnswers(page);
  await expect(check).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText(locked)).not.toBeAttached();
  await expect(iban(page)).toBeFocused();
});

test('a form is kept on the way to another page and back; discarded by keyboard, its first field has the focus', async ({
  page,
}) => {
  const name = page.getByLabel('Nom du titulaire');
  await page.goto('/member/account/add-contract');
  await name.fill('Durand Camille');
  await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue');
  await page.goBack();
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
  await expect(name).toHaveValue('DURAND CAMILLE');
  await page.getByRole('button', { name: 'Revenir aux informations enregistrées' }).press('Enter');
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
});
