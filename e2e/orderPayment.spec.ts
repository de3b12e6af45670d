import { expect, test, type Page } from '@playwright/test';
import { sealOf, testKey } from '../scripts/simulators/bank/seal.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import {
  stubPaymentPage,
  goToSummary,
  orderAddress,
  orderPage,
  payButton,
  stepHeading,
  withTariffs,
} from './support/badgeOrder.ts';
import { expectToast, noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ page }) => startWithToken(page));

test.describe('the payment', () => {
  test('M7.24, M7.26, M8.1, M8.3, M9.5 failures keep the order; placed, it is paid at the bank', async ({
    page,
  }) => {
    await page.goto(orderPage);
    await goToSummary(page);

    await test.step("M8.1 a refused order shows the server's message and stays, unpaid", async () => {
      const posted = await stubPaymentPage(page);
      await answerWith(page, { orderBadges: 'refused' });
      await payButton(page).click();
      await expectToast(page, /Votre type de contrat ne vous permet pas/);
      await expect(page.getByRole('main')).toContainText('5 CHEMIN DES CALANQUES');
      expect(posted).toEqual([]);
      await expect(page.getByText('CDW')).toHaveCount(0);
      await resetAnswers(page);
    });

    await test.step('M8.3 a lost network shows a toast; the order stays', async () => {
      await noNetwork(page, orderAddress);
      await payButton(page).click();
      await expect(page.getByRole('alert')).toContainText('ne répondent pas');
      await page.reload();
      await expect(payButton(page)).toBeVisible();
      await page.unroute(orderAddress);
    });

    await test.step('M7.24, M7.26 the order is placed, then the sealed form is posted', async () => {
      const posted = await stubPaymentPage(page);
      const placed = page.waitForRequest(orderAddress);
      await payButton(page).click();
      expect((await placed).url()).toContain('/contract/1201/');
      expect((await placed).postDataJSON()).toEqual({
        shippingCost: 6.5,
        nbBadge: 2,
        deliveryType: 'L',
        address: {
          companyName: 'CAMILLE DURAND',
          address: '5 CHEMIN DES CALANQUES',
          address2: null,
          address3: null,
          zip: '13009',
          city: 'MARSEILLE',
        },
        amountPaid: 106.5,
        bondCode: 'D04',
        initialLoading: 30,
        bailTotal: 40,
      });
      await expect(page.getByRole('heading', { name: 'Banque' })).toBeVisible();
      expect(posted).toHaveLength(1);
      const form = [...new URLSearchParams(posted[0]?.postData() ?? '')];
      const fields = Object.fromEntries(form);
      expect(form.map(([name]) => name).sort()).toEqual(
        [
          ...['MAC', 'TPE', 'contexte_commande', 'date', 'lgue', 'mail', 'montant', 'reference'],
          ...['societe', 'texte-libre', 'url_retour_err', 'url_retour_ok', 'version'],
        ].sort(),
      );
      const origin = new URL(page.url()).origin;
      expect(fields).toMatchObject({
        version: '3.0',
        TPE: '1234567',
        societe: 'operateur',
        lgue: 'FR',
        montant: '106.50EUR',
        reference: 'CDW0004213',
        mail: 'camille.durand@example.fr',
        'texte-libre': 'badge',
        url_retour_ok: `${origin}/member/checkout/badge/success?reference=CDW0004213`,
        url_retour_err: `${origin}/member/checkout/badge/fail?reference=CDW0004213`,
        MAC: sealOf(fields, testKey),
      });
      expect(fields.date).toMatch(/^\d\d\/\d\d\/\d{4}:\d\d:\d\d:\d\d$/);
      const context: unknown = JSON.parse(
        Buffer.from(fields.contexte_commande ?? '', 'base64').toString('utf8'),
      );
      expect(context).toMatchObject({ billing: { country: 'FR' } });
    });

    await test.step('M9.5 a new price starts another order: the old reference disappears', async () => {
      await withTariffs(page, (tariff) => ({ ...tariff, shippingCostsData: { amount: 7 } }));
      await page.goto(orderPage);
      await expect(stepHeading(page)).toHaveText('Récapitulatif');
      await expect(page.getByRole('term').filter({ hasText: 'Contrat' })).toBeVisible();
      await expect(page.getByText('CDW0004213')).toHaveCount(0);
    });
  });

  test('M4.5 if the payment page does not open, the next click pays the same order', async ({
    page,
  }) => {
    const posted = await stubPaymentPage(page);
    await answerWith(page, { validateOrder: 'refused' });
    let orders = 0;
    await page.route(orderAddress, (route) => {
      orders += 1;
      return route.fallback();
    });
    await page.goto(orderPage);
    await goToSummary(page);
    await page.evaluate(() => {
      Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    });
    await payButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('CDW0004213')).toBeVisible();
    // The reload restores crypto.subtle and finds the order.
    await page.goto(orderPage);
    await expect(stepHeading(page)).toHaveText('Récapitulatif');
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Banque' })).toBeVisible();
    expect(orders).toBe(1);
    expect(posted).toHaveLength(1);
  });

  test('M2.28 a refused payment returns to the summary; a confirmed one deletes the order', async ({
    page,
  }) => {
    await stubPaymentPage(page);
    await page.goto(orderPage);
    await goToSummary(page);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Banque' })).toBeVisible();
    await page.goto('/member/checkout/badge/fail?reference=CDW0004213');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Reprendre le paiement', exact: true })
      .click();
    await expect(stepHeading(page)).toHaveText('Récapitulatif');
    await expect(page.getByText('CDW0004213')).toBeVisible();

    await test.step('another choice starts another order', async () => {
      await page.goto(`${orderPage}?etape=livraison`);
      await page.getByLabel('Quantité').selectOption('4');
      await page.goto(`${orderPage}?etape=recapitulatif`);
      await expect(payButton(page)).toBeVisible();
      await expect(page.getByText('CDW0004213')).toHaveCount(0);
      const placed = page.waitForRequest(orderAddress);
      await payButton(page).click();
      expect((await placed).postDataJSON()).toMatchObject({ nbBadge: 4, amountPaid: 206.5 });
      await expect(page.getByRole('heading', { name: 'Banque' })).toBeVisible();
    });

    await test.step('a confirmed payment deletes the order', async () => {
      await page.goto('/member/checkout/badge/success?reference=CDW0004213');
      await expect(heading(page)).toHaveText('Paiement validé');
      await page.goto(orderPage);
      await expect(page.getByLabel('Quantité')).toHaveValue('');
    });
  });

  test('M4.5 with nothing to pay, the order is validated without the bank', async ({ page }) => {
    const posted = await stubPaymentPage(page);
    await withTariffs(page, (tariff) => ({
      ...tariff,
      bondData: { ...tariff.bondData, amount: 0 },
      reloadData: { ...tariff.reloadData, initialLoading: 0 },
      shippingCostsData: { amount: 0 },
    }));
    await page.goto(orderPage);
    await goToSummary(page);
    await expect(payButton(page)).toHaveCount(0);
    const placed = page.waitForRequest(orderAddress);
    const validated = page.waitForRequest(/\/api\/public\/order\/validate$/);
    await page.getByRole('button', { name: 'Valider ma commande' }).click();
    expect((await placed).postDataJSON()).toMatchObject({ amountPaid: 0, bailTotal: 0 });
    expect((await validated).postDataJSON()).toEqual({ reference: '0004213' });
    await expect(heading(page)).toHaveText('Commande validée');
    await expect(page.getByRole('main').getByText(/paiement|payé/i)).toHaveCount(0);
    expect(posted).toEqual([]);
  });
});
