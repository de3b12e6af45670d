import { expect, test, type Page } from './support/test.ts';
import { operatorLocker } from '../src/ui/operator.ts';
import {
  delivery,
  goToSummary,
  nextButton,
  orderPage,
  payButton,
  priceOf,
  stepHeading,
  terms,
} from './support/badgeOrder.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ page }) => startWithToken(page));

test('M4.5, M5.22–M5.26, M9.5 badges are ordered by keyboard; each step says what it still needs', async ({
  page,
}) => {
  const quantity = page.getByLabel('Quantité');
  const type = (words: string): Promise<void> => page.keyboard.type(words);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.goto(orderPage);
  await expect(heading(page)).toHaveText('Commander un badge');
  await expect(page).toHaveTitle(titleOf('Commander un badge'));

  await test.step('M4.5, M5.22 the quantity, one to four', async () => {
    await expect(page.getByText('Étape 1 sur 3')).toBeVisible();
    await expect(quantity.locator('option')).toHaveText(['Choisissez', '1', '2', '3', '4']);
    await expect(nextButton(page)).toBeDisabled();
    await expect(nextButton(page)).toHaveAccessibleDescription(/la quantité et le mode/);
    await expect(priceOf(page, 'Total')).toContainText('–');
    await quantity.focus();
    await press('ArrowDown');
    await expect(nextButton(page)).toHaveAccessibleDescription(/le mode de livraison pour/);
  });

  await test.step('M5.24, M9.5, M9.10 the delivery, its place and its cost', async () => {
    await press('Tab');
    await press('Space');
    await expect(delivery(page, 'Retrait en consigne')).toBeChecked();
    await expect(delivery(page, 'Retrait en consigne')).toHaveAccessibleDescription(
      new RegExp(`${operatorLocker[1]}.*24.h/24. Sans frais`),
    );
    await expect(priceOf(page, 'Total')).toContainText('50,00\u202f€');
    await press('ArrowDown');
    await expect(
      delivery(page, 'Livraison à mon adresse de correspondance'),
    ).toHaveAccessibleDescription(/12 RUE DE LA REPUBLIQUE.*6,50/);
    await expect(priceOf(page, 'Frais de livraison')).toContainText('6,50\u202f€');
    await expect(priceOf(page, 'Total')).toContainText('56,50\u202f€');
    await press('ArrowDown');
    await expect(delivery(page, 'Livraison à une autre adresse')).toBeFocused();
    await expect(nextButton(page)).toHaveAccessibleDescription(/Complétez l'adresse/);
  });

  await test.step('M5.25 another address, checked when a field is left', async () => {
    const company = page.getByLabel('Raison sociale');
    await expect(company).toBeVisible();
    await press('Tab');
    await expect(company).toBeFocused();
    await type('AB');
    await press('Tab');
    await expect(company).toHaveAccessibleDescription(/Saisissez un nom de 3 à 30 caractères\./);
    await press('Shift+Tab');
    await press('End');
    await type('C');
    for (const line of ['8 QUAI DES FORGES', '', '', '13015', 'MARSEILLE']) {
      await press('Tab');
      await type(line);
    }
    await expect(nextButton(page)).toBeEnabled();
    await press('Enter');
  });

  await test.step('M5.26 the terms of sale, which open in a new tab', async () => {
    await expect(stepHeading(page)).toHaveText('Conditions de vente');
    await expect(stepHeading(page)).toBeFocused();
    await expect(nextButton(page)).toBeDisabled();
    const opened = page.waitForEvent('popup');
    await press('Tab');
    await press('Enter');
    await (await opened).close();
    await press('Tab');
    await expect(terms(page)).toBeFocused();
    await press('Space');
    await press('Enter');
    await expect(stepHeading(page)).toHaveText('Récapitulatif');
    for (let stop = 0; stop < 5; stop += 1) await press('Tab');
    await expect(payButton(page)).toBeFocused();
  });
});

test('M2.16 each step has its address, each contract its order; signing out deletes them', async ({
  page,
}) => {
  const contract = page.getByLabel('N° de contrat');
  const kept = () => page.evaluate(() => sessionStorage.getItem('badgeOrders'));

  await test.step('a step that is not open yet leads to the last open one', async () => {
    await page.goto(`${orderPage}?etape=recapitulatif`);
    await expect(page).toHaveURL(/\?etape=livraison$/);
  });

  await test.step('back, « Précédent » and reload restore the order', async () => {
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

  await test.step('M5.27 a contract of status C cannot order', async () => {
    await contract.selectOption({ index: 1 });
    await expect(
      page.getByText('Votre type de contrat ne vous permet pas de commander un nouveau badge'),
    ).toBeVisible();
    await expect(page.getByLabel('Quantité')).toHaveCount(0);
  });

  await test.step('each contract has its own order; signing out deletes them all', async () => {
    await contract.selectOption({ index: 2 });
    await expect(page.getByLabel('Quantité')).toHaveValue('');
    await contract.selectOption({ index: 0 });
    await expect(page.getByLabel('Quantité')).toHaveValue('2');
    expect(await kept()).toContain('CALANQUES');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Déconnexion réussie.')).toBeVisible();
    expect(await kept()).toBeNull();
  });
});
