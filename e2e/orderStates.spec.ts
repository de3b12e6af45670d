import { expect, test, type Page } from '@playwright/test';
import { answerWith } from './support/answers.ts';
import {
  delivery,
  orderPage,
  payButton,
  publicDataAddress,
  stepHeading,
  terms,
  withTariffs,
} from './support/badgeOrder.ts';
import { lostNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ page }) => startWithToken(page));

test.describe('contracts that cannot order', () => {
  const sentence =
    'Votre type de contrat ne vous permet pas de commander un nouveau badge depuis le site internet.';

  test('M5.27 a contract of status C shows a message and a link to the dashboard', async ({
    page,
  }) => {
    await page.goto(orderPage);
    await page.getByLabel('N° de contrat').selectOption({ index: 1 });
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Quantité')).toHaveCount(0);
    await page.getByRole('link', { name: 'Retour au tableau de bord' }).click();
    await expect(heading(page)).toHaveText('Bienvenue Camille Durand');
  });

  test('M5.27 a category that registers no badges shows the message', async ({ page }) => {
    await withTariffs(page, (tariff) => ({ ...tariff, isRegisterBadge: false }));
    await page.goto(orderPage);
    await expect(page.getByText(sentence)).toBeVisible();
  });

  test('M5.27 a category without a published price shows the message', async ({ page }) => {
    await answerWith(page, { loadPublicData: 'empty' });
    await page.goto(orderPage);
    await expect(page.getByText(sentence)).toBeVisible();
  });
});

for (const [title, breakCall, sentence] of lostNetwork) {
  test(`M8.1 prices that fail to load because of ${title} show a message; a retry works`, async ({
    page,
  }) => {
    await breakCall(page, publicDataAddress);
    await page.goto(orderPage);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.unroute(publicDataAddress);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByLabel('Quantité')).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });
}

test('while the prices load, the page shows its heading and a loading status', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(publicDataAddress, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(orderPage);
  await expect(heading(page)).toHaveText('Commander un badge');
  await expect(page.getByRole('status').filter({ hasText: 'Chargement' })).toBeAttached();
  answer();
  await expect(page.getByLabel('Quantité')).toBeVisible();
});

test('the whole order can be made by keyboard', async ({ page }) => {
  await page.goto(orderPage);
  await page.getByLabel('Quantité').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(delivery(page, 'Retrait en consigne')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(delivery(page, 'Livraison à une autre adresse')).toBeFocused();
  await expect(page.getByLabel('Raison sociale')).toBeVisible();
  for (const line of ['ATELIER', '8 QUAI DES FORGES', '', '', '13015', 'MARSEILLE']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(line);
  }
  await page.keyboard.press('Enter');
  await expect(stepHeading(page)).toHaveText('Conditions de vente');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(terms(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page)).toHaveText('Récapitulatif');
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(payButton(page)).toBeFocused();
});
