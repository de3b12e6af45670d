import { expect, test } from './support/test.ts';
import { sealOf, testKey } from '../scripts/simulators/bank/seal.ts';
import { answerWith } from './support/answers.ts';
import {
  stubPaymentPage,
  goToSummary,
  orderAddress,
  orderPage,
  payButton,
  stepHeading,
} from './support/badgeOrder.ts';
import { noNetwork } from './support/failures.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('M7.24, M7.26, M8.3 a lost network keeps the order; placed, it is paid at the bank', async ({
  page,
}) => {
  await answerWith(page, { validateOrder: 'refused' });
  await page.goto(orderPage);
  await goToSummary(page);

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
  await expect(page.getByText('CDW0004213', { exact: true })).toBeVisible();
  // The reload restores crypto.subtle and finds the order.
  await page.goto(orderPage);
  await expect(stepHeading(page)).toHaveText('Récapitulatif');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Banque' })).toBeVisible();
  expect(orders).toBe(1);
  expect(posted).toHaveLength(1);
});
