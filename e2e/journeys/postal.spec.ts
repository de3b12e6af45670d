import { expect, test, type Page } from '@playwright/test';
import { commonPassword, people } from '../../scripts/simulators/seed/people.ts';
import { correspondence, field, saveButton, syncNotice } from '../support/postalForm.ts';
import { refuseCookies } from '../support/session.ts';
import { operatorTime } from '../support/operatorTime.ts';

/** People with one paid-up contract each, used by no other journey. */
const chantal = 'chantal.moreau@example.fr';
const henri = 'henri.blanc@example.fr';

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/member/account/coordinates/postal');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(commonPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coordonnées postales');
}

async function requestDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demander la suppression de mon compte' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: operatorTime() });
  await refuseCookies(page);
});

test("M4.3 a changed address is locked after a reload and appears in the contract's history", async ({
  page,
}) => {
  await enter(page, chantal);
  const address = correspondence(page);
  await field(address, 'Adresse 1').fill("31, quai de l'Écluse");
  await field(address, 'Code postal').fill('13002');
  await saveButton(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Vos coordonnées ont été enregistrées.' }),
  ).toBeVisible();
  await expect(field(address, 'Adresse 1')).toBeDisabled();
  await page.reload();
  await expect(syncNotice(page)).toBeVisible();
  await expect(field(address, 'Adresse 1')).toBeDisabled();
  await expect(field(address, 'Adresse 1')).toHaveValue('31 QUAI DE L ECLUSE');
  await page.getByRole('link', { name: 'Historique' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Adresse de correspondance modifiée' });
  await expect(row).toContainText('31 QUAI DE L ECLUSE, 13002 MARSEILLE');
});

test('M4.4 the requested deletion of an account is shown after a reload', async ({ page }) => {
  await enter(page, henri);
  await requestDeletion(page);
  const notice = page.getByRole('banner').getByText('Demande de suppression du compte');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
});

test('M8.1 the deletion is refused while an invoice is unpaid', async ({ page }) => {
  await enter(page, people.camille.email);
  await requestDeletion(page);
  await expect(page.getByRole('alert')).toHaveText(
    "Votre demande ne peut pas aboutir tant qu'une facture reste impayée.",
  );
});
