import { expect, test, type Page } from '@playwright/test';
import { commonPassword } from '../../scripts/simulators/seed/people.ts';
import { refuseCookies } from '../support/session.ts';
import { operatorTime } from '../support/operatorTime.ts';

/** A person with one contract, used by no other journey. */
const ines = 'ines.chevalier@example.fr';

const locked = 'une fois la synchronisation terminée';
const iban = (page: Page) => page.getByLabel('IBAN', { exact: true });
const slip = (page: Page) => page.getByLabel('RIB', { exact: true });
const option = (page: Page) =>
  page.getByRole('switch', { name: 'Recevoir mes factures par courrier' });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });
const toast = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: operatorTime() });
  await refuseCookies(page);
});

async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Adresse e-mail').fill(ines);
  await page.getByLabel('Mot de passe', { exact: true }).fill(commonPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test('M7.18, M4.3 a bank slip and IBAN are saved, locked after a reload, and in the history', async ({
  page,
}) => {
  await enter(page, '/member/account/coordinates/bank');
  await iban(page).fill('FR76 1010 7001 0112 3456 7890 129');
  await slip(page).setInputFiles({
    name: 'relevé été.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n% un relevé\n%%EOF\n'),
  });
  await save(page).click();
  await expect(toast(page, 'Vos coordonnées bancaires ont été enregistrées.')).toBeVisible();
  for (const step of ['saved', 'reloaded'] as const) {
    if (step === 'reloaded') await page.reload();
    await expect(page.getByText(locked)).toBeVisible();
    await expect(iban(page)).toBeDisabled();
    await expect(slip(page)).toBeDisabled();
    await expect(page.getByText('IBAN enregistré')).toContainText('0129');
  }
  await page.getByRole('link', { name: 'Historique', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Nouveau compte se terminant par 0129' });
  await expect(row).toContainText('IBAN modifié');
});

test('M7.19, M4.3 invoices by post are switched on; the option stays locked after a reload', async ({
  page,
}) => {
  await enter(page, '/member/contract/sum-up');
  await expect(option(page)).not.toBeChecked();
  await option(page).click();
  await save(page).click();
  await expect(toast(page, 'Votre choix a été enregistré.')).toBeVisible();
  for (const step of ['saved', 'reloaded'] as const) {
    if (step === 'reloaded') await page.reload();
    await expect(page.getByText(locked)).toBeVisible();
    await expect(option(page)).toBeChecked();
    await expect(option(page)).toBeDisabled();
  }
});
