import { expect, test } from '../support/test.ts';
import { iban, pdf, save, slip, locked } from '../support/bankPage.ts';
import { openAs } from '../support/signIn.ts';

/** A person with one contract, used by no other journey but that of the further contract. */
const ines = 'ines.chevalier@example.fr';

test('M7.18, M7.19, M4.3 what a subscriber saves is locked after a reload, and in the history', async ({
  page,
}) => {
  const toast = (hasText: string) => page.getByRole('status').filter({ hasText });
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const option = page.getByRole('switch', { name: 'Recevoir mes factures par courrier' });
  await openAs(page, ines, '/member/account/coordinates/bank');

  await test.step('M7.18 a bank slip and an IBAN', async () => {
    await iban(page).fill('FR76 1010 7001 0112 3456 7890 129');
    await slip(page).setInputFiles({ ...pdf, name: 'relevé été.pdf' });
    await save(page).click();
    await expect(toast('Vos coordonnées bancaires ont été enregistrées.')).toBeVisible();
  });

  await test.step('M7.19 invoices by post', async () => {
    await go('Récapitulatif');
    await expect(option).not.toBeChecked();
    await option.click();
    await page.getByRole('checkbox', { name: /^J'accepte que l'envoi par courrier/ }).check();
    await save(page).click();
    await expect(toast('Votre choix a été enregistré.')).toBeVisible();
  });

  await test.step('M4.3 both are locked after a reload', async () => {
    await page.reload();
    await expect(page.getByText(locked)).toBeVisible();
    await expect(option).toBeChecked();
    await expect(option).toBeDisabled();
    await go('Coordonnées bancaires');
    await expect(page.getByText(locked)).toBeVisible();
    await expect(iban(page)).toBeDisabled();
    await expect(page.getByText('IBAN de ce contrat').locator('..')).toContainText('0129');
  });

  await go('Historique');
  const row = page.getByRole('row').filter({ hasText: 'Nouveau compte se terminant par 0129' });
  await expect(row).toContainText('IBAN modifié');
});
