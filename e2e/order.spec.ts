import { expect, test, type Page } from '@playwright/test';
import { operatorLocker } from '../src/ui/operator.ts';
import {
  delivery,
  fillAddress,
  goToSummary,
  nextButton,
  orderPage,
  otherAddress,
  priceOf,
  stepHeading,
  terms,
} from './support/badgeOrder.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ page }) => startWithToken(page));

test.describe('step 1, quantity and delivery', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(orderPage);
    await expect(heading(page)).toHaveText('Commander un badge');
    await expect(page).toHaveTitle(titleOf('Commander un badge'));
  });

  test('M4.5 « Suivant » needs the quantity and the delivery, and says what is missing', async ({
    page,
  }) => {
    await expect(page.getByText('Étape 1 sur 3')).toBeVisible();
    await expect(nextButton(page)).toBeDisabled();
    await expect(nextButton(page)).toHaveAccessibleDescription(/la quantité et le mode/);
    await page.getByLabel('Quantité').selectOption('1');
    await expect(nextButton(page)).toBeDisabled();
    await expect(nextButton(page)).toHaveAccessibleDescription(/le mode de livraison pour/);
    await delivery(page, 'Retrait en consigne').check();
    await expect(nextButton(page)).toBeEnabled();
    await nextButton(page).click();
    await expect(page.getByText('Étape 2 sur 3')).toBeVisible();
    await expect(stepHeading(page)).toBeFocused();
  });

  test('M5.22, M5.23, M9.4 one to four badges can be ordered', async ({ page }) => {
    await expect(page.getByLabel('Quantité').locator('option')).toHaveText([
      'Choisissez',
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  test('M9.5 the price is updated from the first choice on; only LC and L have shipping costs', async ({
    page,
  }) => {
    const lines = ['Dépôt de garantie', 'Chargement initial', 'Frais de livraison', 'Total'];
    const amounts = async (...expected: string[]): Promise<void> => {
      for (const [index, line] of lines.entries()) {
        await expect(priceOf(page, line)).toContainText(expected[index] ?? '');
      }
    };
    await amounts('–', '–', '–', '–');
    await page.getByLabel('Quantité').selectOption('3');
    await amounts('60,00\u202f€', '90,00\u202f€', '–', '150,00\u202f€');
    await expect(page.getByText('3 × 20,00\u202f€')).toBeVisible();
    await delivery(page, 'Livraison à mon adresse de correspondance').check();
    await amounts('60,00\u202f€', '90,00\u202f€', '6,50\u202f€', '156,50\u202f€');
    await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText(
      '156,50\u202f€',
    );
    await delivery(page, 'Retrait en consigne').check();
    await amounts('60,00\u202f€', '90,00\u202f€', '0,00\u202f€', '150,00\u202f€');
  });

  test('M5.24, M9.10 each delivery shows its place and its cost', async ({ page }) => {
    await expect(page.getByRole('radiogroup', { name: 'Mode de livraison' })).toBeVisible();
    await expect(delivery(page, 'Retrait en consigne')).toHaveAccessibleDescription(
      new RegExp(`${operatorLocker[1]}.*24.h/24. Sans frais`),
    );
    await expect(
      delivery(page, 'Livraison à mon adresse de correspondance'),
    ).toHaveAccessibleDescription(/12 RUE DE LA REPUBLIQUE.*6,50/);
    await expect(delivery(page, 'Livraison à une autre adresse')).toHaveAccessibleDescription(
      /6,50/,
    );
  });

  test('M5.25 another address has its own length limits, checked when a field is left', async ({
    page,
  }) => {
    await page.getByLabel('Quantité').selectOption('2');
    await delivery(page, 'Livraison à une autre adresse').check();
    await expect(nextButton(page)).toBeDisabled();
    await expect(nextButton(page)).toHaveAccessibleDescription(/Complétez l'adresse/);
    const wrong: readonly (readonly [string, string, string])[] = [
      ['Raison sociale', 'AB', 'Saisissez un nom de 3 à 30 caractères.'],
      ['Adresse', 'RUE', 'Saisissez une adresse de 5 à 30 caractères.'],
      ['Adresse 2', 'A'.repeat(31), 'Saisissez 30 caractères au plus.'],
      ['Adresse 3', 'A'.repeat(31), 'Saisissez 30 caractères au plus.'],
      ['Code postal', '1300', 'Saisissez 5 ou 6 caractères.'],
      ['Ville', 'X', 'Saisissez une ville de 2 à 25 caractères.'],
    ];
    for (const [name, value, message] of wrong) {
      const field = page.getByLabel(name, { exact: true });
      await field.fill(value);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    await fillAddress(page, { ...otherAddress, 'Adresse 2': '', 'Adresse 3': '' });
    await expect(nextButton(page)).toBeEnabled();
  });
});

test.describe('the steps', () => {
  test('M5.26 step 2 requires the terms of sale, which open in a new tab', async ({ page }) => {
    await page.goto(orderPage);
    await page.getByLabel('Quantité').selectOption('1');
    await delivery(page, 'Retrait en consigne').check();
    await nextButton(page).click();
    await expect(nextButton(page)).toBeDisabled();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /Lire les conditions générales de vente/ }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(
      'Conditions générales de vente',
    );
    await terms(page).check();
    await expect(nextButton(page)).toBeEnabled();
    await terms(page).uncheck();
    await expect(nextButton(page)).toBeDisabled();
  });

  test('M2.16 each step has its address: back, « Précédent » and reload restore the order', async ({
    page,
  }) => {
    await page.goto(orderPage);
    await goToSummary(page);
    await expect(page).toHaveURL(/\?etape=recapitulatif$/);
    await page.reload();
    await expect(stepHeading(page)).toHaveText('Récapitulatif');
    await expect(page.getByRole('main')).toContainText('5 CHEMIN DES CALANQUES');
    await page.getByRole('button', { name: 'Précédent' }).click();
    await expect(terms(page)).toBeChecked();
    await page.goBack();
    await expect(stepHeading(page)).toHaveText('Récapitulatif');
    await page.getByRole('link', { name: 'Modifier la quantité' }).click();
    await expect(page.getByLabel('Quantité', { exact: true })).toHaveValue('2');
    await expect(page.getByLabel('Ville')).toHaveValue('MARSEILLE');
    await expect(page.locator('[aria-current=step]')).toHaveText('Quantité et livraison');
  });

  test('a step that is not open yet leads to the last open one', async ({ page }) => {
    await page.goto(`${orderPage}?etape=recapitulatif`);
    await expect(page).toHaveURL(/\?etape=livraison$/);
    await page.getByLabel('Quantité').selectOption('1');
    await delivery(page, 'Retrait en consigne').check();
    await page.goto(`${orderPage}?etape=recapitulatif`);
    await expect(page).toHaveURL(/\?etape=conditions$/);
    await page.goto(`${orderPage}?etape=autre`);
    await expect(page).toHaveURL(/\?etape=livraison$/);
  });

  test('each contract has its own order; signing out deletes them all', async ({ page }) => {
    await page.goto(orderPage);
    await goToSummary(page);
    await page.getByLabel('N° de contrat').selectOption({ index: 2 });
    await expect(page.getByLabel('Quantité')).toHaveValue('');
    await page.getByLabel('N° de contrat').selectOption({ index: 0 });
    await expect(page.getByLabel('Quantité')).toHaveValue('2');
    const kept = () => page.evaluate(() => sessionStorage.getItem('badgeOrders'));
    expect(await kept()).toContain('CALANQUES');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Déconnexion réussie.')).toBeVisible();
    expect(await kept()).toBeNull();
  });
});
