import { expect, test } from '../support/test.ts';
import { correspondence, field, saveButton, syncNotice } from '../support/postalForm.ts';
import { openAs } from '../support/signIn.ts';

/** A person with one paid-up contract, used by no other journey. */
const chantal = 'chantal.moreau@example.fr';

test('M4.3, M4.4 a changed address and a requested deletion are there after a reload', async ({
  page,
}) => {
  await openAs(page, chantal, '/member/account/coordinates/postal');
  const street = field(correspondence(page), 'Adresse 1');
  const notice = page.getByRole('banner').getByText('Demande de suppression du compte');
  await street.fill("31, quai de l'Écluse");
  await field(correspondence(page), 'Code postal').fill('13002');
  await saveButton(page).click();
  await expect(street).toBeDisabled();
  await page.getByRole('button', { name: 'Demander la suppression de mon compte' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
  await expect(notice).toBeVisible();

  await page.reload();
  await expect(syncNotice(page)).toBeVisible();
  await expect(street).toBeDisabled();
  await expect(street).toHaveValue('31 QUAI DE L ECLUSE');
  await expect(notice).toBeVisible();
  await expect(page.getByText('Votre demande de suppression est enregistrée')).toBeVisible();
  await page.getByRole('link', { name: 'Historique' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Adresse de correspondance modifiée' });
  await expect(row).toContainText('31 QUAI DE L ECLUSE, 13002 MARSEILLE');
});
