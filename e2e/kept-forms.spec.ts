import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { bankAddress, fillBankDetails, iban, locked, save } from './support/bankPage.ts';
import { lockEverything } from './support/changeAnswer.ts';
import { noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';

const bank = '/member/account/coordinates/bank';
const check = (page: Page) => page.getByRole('button', { name: 'Actualiser' });
const go = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
/** Opens another page, then goes back. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await go(page, 'Tableau de bord');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue');
  await page.goBack();
}

const subscriberAddress = /\/api\/private\/user\/data$/;

test.beforeEach(({ page }) => startWithToken(page));

test('M4.3 « Actualiser » loads the flags again; unlocked fields take the focus', async ({
  page,
}) => {
  await page.goto(bank);
  await fillBankDetails(page);
  await iban(page).press('Enter');
  await expect(page.getByText(locked)).toBeVisible();
  await expect(save(page)).toBeFocused();
  await check(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(locked)).not.toBeAttached();
  await expect(iban(page)).toBeEnabled();
  await expect(iban(page)).toBeFocused();
});

test('M4.3 during the synchronisation a check reports its result; other drafts stay', async ({
  page,
}) => {
  await lockEverything(page);
  await page.goto('/member/account/add-contract');
  await page.getByLabel('Nom du titulaire').fill('Durand Camille');
  await go(page, 'Coordonnées bancaires');
  await check(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Toujours en cours' })).not.toHaveCount(
    0,
  );
  await expect(check(page)).toBeFocused();
  await expect(page.getByText(locked)).toBeVisible();
  await expectAccessible(page);
  await noNetwork(page, subscriberAddress);
  await expect(check(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('ne répondent pas');
  await expect(page.getByText(locked)).toBeVisible();
  await go(page, 'Ajouter un contrat');
  await expect(page.getByLabel('Nom du titulaire')).toHaveValue('DURAND CAMILLE');
});

test('M2.7 a contract added from a draft leaves empty fields', async ({ page }) => {
  await page.goto('/member/account/add-contract');
  await page.getByLabel('Nom du titulaire').fill('Durand Camille');
  await page.getByRole('textbox', { name: 'N° de contrat' }).fill('00845517');
  await leaveAndComeBack(page);
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Le contrat a été rattaché à votre compte.')).toBeVisible();
  await expect(page.getByText('Nous avons gardé votre saisie')).not.toBeAttached();
  await expect(page.getByLabel('Nom du titulaire')).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'N° de contrat' })).toHaveValue('');
});

test('discarding a draft by keyboard moves the focus to the first field', async ({ page }) => {
  await page.goto('/member/account/add-contract');
  await page.getByLabel('Nom du titulaire').fill('Durand Camille');
  await leaveAndComeBack(page);
  await page.getByRole('button', { name: 'Revenir aux informations enregistrées' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nom du titulaire')).toHaveValue('');
  await expect(page.getByLabel('Nom du titulaire')).toBeFocused();
});

test('M4.3 a save that ends after its page was reopened leaves no draft', async ({ page }) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(bankAddress, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(bank);
  await fillBankDetails(page);
  const sent = page.waitForRequest(bankAddress);
  await save(page).click();
  await sent;
  await leaveAndComeBack(page);
  await expect(page.getByText('Nous avons gardé votre saisie')).toBeVisible();
  answer();
  await expect(page.getByText(locked)).toBeVisible();
  await expect(page.getByText('Nous avons gardé votre saisie')).not.toBeAttached();
  await expect(iban(page)).toHaveValue('');
});

test('M4.4 a deletion request under way cannot be cancelled: the dialog waits for the answer', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/private\/user$/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/member/account/coordinates/postal');
  await page.getByRole('button', { name: 'Demander la suppression de mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suppression du compte' });
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expect(dialog).not.toBeAttached();
  await expect(page.getByText('Demande de suppression du compte')).toBeVisible();
});
