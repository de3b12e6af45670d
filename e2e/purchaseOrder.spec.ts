import { expect, test } from '@playwright/test';
import { resetAnswers, answerWith } from './support/answers.ts';
import { holdCall } from './support/holdCall.ts';
import { storePurchase } from './support/purchase.ts';
import {
  expectStep,
  goToTerms,
  next,
  order,
  pay,
  purchasePage,
  terms,
} from './support/purchaseTunnel.ts';
import { refuseCookies } from './support/session.ts';

const orderCall = /\/api\/public\/order\/add$/;

test.beforeEach(async ({ page }) => {
  await refuseCookies(page);
});

test('P7.15, P8.10 a refused order keeps all values; a double click places one order', async ({
  page,
}) => {
  await storePurchase(page);
  await page.goto(`${purchasePage}?etape=banque`);
  await goToTerms(page);
  await terms(page).check();
  await answerWith(page, { addOrder: 'refused' });
  await order(page).click();
  await expect(page.getByRole('alert')).toContainText("Votre commande n'a pas pu être enregistrée");
  await expect(order(page)).toBeFocused();
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(page.getByLabel('IBAN', { exact: true })).not.toHaveValue('');
  await expect(page.getByText('RIB.png').first()).toBeVisible();
  await next(page).click();
  await page.unroute(orderCall);
  await resetAnswers(page);
  await answerWith(page, { validateOrder: 'refused' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (orderCall.test(request.url())) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await order(page).dblclick();
  await expectStep(page, 6);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^[\da-f-]{36}$/);
});

test('P4.3 while the order is being placed nothing can be changed', async ({ page }) => {
  await answerWith(page, { validateOrder: 'refused' });
  await storePurchase(page);
  await page.goto(`${purchasePage}?etape=banque`);
  await goToTerms(page);
  await terms(page).check();
  const release = await holdCall(page, orderCall);
  await order(page).click();
  await expect(terms(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Précédent' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  release();
  await expectStep(page, 6);
  await expect(pay(page)).toHaveCount(0);
});
