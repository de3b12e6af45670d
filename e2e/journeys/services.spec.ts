import { expect, test, type Page } from '@playwright/test';
import { commonPassword, people } from '../../scripts/simulators/seed/people.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { refuseCookies } from '../support/session.ts';
import { operatorTime } from '../support/operatorTime.ts';

/** Vans of the company's third contract, used by no other journey. */
const renamed = { id: 4036, reference: '64004036', name: 'UTILITAIRE 2' };
const watched = { id: 4037, reference: '64004037' };

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function expectLocked(page: Page): Promise<void> {
  await expect(page.getByText('une fois la synchronisation terminée')).toBeVisible();
  await expect(text(page, 'Nom du badge')).toBeDisabled();
  await expect(text(page, 'Nombre de trajets')).toBeDisabled();
}

async function open(page: Page, badgeId: number): Promise<void> {
  await page.goto(`/member/badge/${badgeId}/services`);
  await page.getByLabel('Adresse e-mail', { exact: true }).fill(people.company.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(commonPassword);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: operatorTime() });
  await refuseCookies(page);
});

test('M4.3 a renamed badge is locked after a reload; the list shows its new name', async ({
  page,
}) => {
  await open(page, renamed.id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Services du badge ${renamed.reference}`,
  );
  await expect(text(page, 'Nom du badge')).toHaveValue(renamed.name);
  await text(page, 'Nom du badge').fill('NAVETTE GARE');
  await page.getByRole('button', { name: 'Enregistrer les services' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ont été enregistrés' })).toBeVisible();
  await expectLocked(page);

  await page.reload();
  await expect(text(page, 'Nom du badge')).toHaveValue('NAVETTE GARE');
  await expectLocked(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page.getByRole('row', { name: new RegExp(renamed.reference) })).toContainText(
    'NAVETTE GARE',
  );
});

test('M1.4, M4.3 a saved alert is shown after a reload and can be changed again', async ({
  page,
}) => {
  await open(page, watched.id);
  await page.locator('label').filter({ hasText: 'Alerte de seuil' }).click();
  await text(page, 'Nombre de trajets').fill('12');
  await page.getByRole('radio', { name: 'Semaine' }).check();
  await text(page, 'Adresse e-mail 1').fill('exploitation@example.fr');
  await page.getByRole('button', { name: "Enregistrer l'alerte" }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a été enregistrée' })).toBeVisible();
  await expect(text(page, 'Nom du badge')).toBeEnabled();

  await page.reload();
  await expect(text(page, 'Nombre de trajets')).toBeEnabled();
  await expect(page.getByRole('switch', { name: 'Alerte de seuil' })).toBeChecked();
  await expect(text(page, 'Nombre de trajets')).toHaveValue('12');
  await expect(page.getByRole('radio', { name: 'Semaine' })).toBeChecked();
  await expect(text(page, 'Adresse e-mail 1')).toHaveValue('exploitation@example.fr');
});
