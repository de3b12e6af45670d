import { expect, test, type Page } from '@playwright/test';
import type { OrderReference } from '../src/domain/payment/orderReference.ts';
import { operator } from '../src/ui/operator.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import { recordRequests } from './support/recordRequests.ts';
import { pdf, slip } from './support/bankPage.ts';
import { changeAnswer } from './support/changeAnswer.ts';
import { walkFailures } from './support/failures.ts';
import { holdCall } from './support/holdCall.ts';
import { checkPage } from './support/checkPage.ts';
import { storePurchase } from './support/purchase.ts';
import { expectStep, next } from './support/purchaseTunnel.ts';
import { refuseCookies } from './support/session.ts';

const order = '/achat/CDW0000042';
const generation = /\/api\/public\/sellandsign$/;
/** The start of the token in the contract's example. */
const token = /eyJ0eXAiOiJKV1Qi/;

const generate = (page: Page) => page.getByRole('button', { name: 'Générer mon contrat' });
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });
const sign = (page: Page) => page.getByRole('link', { name: 'Signer mon contrat', exact: true });
const preview = (page: Page) => page.getByRole('link', { name: 'Aperçu du contrat', exact: true });

async function generateContract(page: Page): Promise<void> {
  await page.goto(order);
  await slip(page).setInputFiles(pdf);
  await generate(page).click();
}

test.beforeEach(async ({ page }) => {
  await refuseCookies(page);
  await answerWith(page, { validateOrder: 'refused' });
});

test('P2.14, P4.4, P7.14 an order opens at its contract: documents, preview, signature link', async ({
  page,
}) => {
  const requests = recordRequests(page, '/api/public/sellandsign');
  await page.goto(order);
  await expectStep(page, 6);
  await expect(page.getByRole('link', { name: 'passez au paiement' })).toBeVisible();
  await expect(page.getByText('CDW0000042')).toBeVisible();
  await generate(page).click();
  await expect(slip(page)).toBeFocused();
  await expect(page.getByText("La photo du RIB n'a pas été fournie.")).toBeVisible();
  await checkPage(page);
  expect(requests).toEqual([]);
  const release = await holdCall(page, generation);
  await slip(page).setInputFiles(pdf);
  await generate(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Nous générons votre contrat…' }),
  ).toBeVisible();
  release();
  await expect(sign(page)).toBeVisible();
  expect(requests).toHaveLength(1);
  const body = requests[0]?.postDataBuffer()?.toString() ?? '';
  expect(body).toContain('name="iban"\r\n\r\nFR1420041010050500013M02606');
  expect(body).toContain('filename="releve.pdf"');
  await expect(preview(page)).toHaveAttribute('target', '_blank');
  await expect(preview(page)).toHaveAccessibleDescription('PDF, nouvel onglet');
  const { origin } = new URL(page.url());
  const link = (await sign(page).getAttribute('href')) ?? '';
  expect(link).toContain('/calinda/sellandsign/#/contract/880042/sign;c_id=880042;no_ui=true;');
  expect(link).toContain(`refback=${encodeURIComponent(`${origin}${order}/signe`)};`);
  expect(link).toContain(`errorback=${encodeURIComponent(origin + order)};`);
  await checkPage(page);
});

test('P4.5 the signature token is in no storage, console message or site address', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('framenavigated', (frame) => told.push(frame.url()));
  await generateContract(page);
  expect(await sign(page).getAttribute('href')).toMatch(token);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
    ]),
  );
  expect(kept).not.toMatch(token);
  expect(told.join('\n')).not.toMatch(token);
});

test('P4.5 an expired link can be replaced', async ({ page }) => {
  const requests = recordRequests(page, '/api/public/sellandsign');
  await generateContract(page);
  await expect(sign(page)).toBeVisible();
  await answerWith(page, { requestSignature: 'renewed' });
  await page.getByRole('button', { name: 'Obtenir un nouveau lien' }).click();
  await expect(sign(page)).toHaveAttribute('href', /contract\/880043\/sign/);
  expect(requests).toHaveLength(2);
});

test('P8.10 a refusal shows the message of the server; the document can be replaced', async ({
  page,
}) => {
  await answerWith(page, { requestSignature: 'refused' });
  await generateContract(page);
  await expect(page.getByRole('alert')).toContainText(
    "Le contrat n'a pas pu être généré, veuillez vérifier les documents fournis.",
  );
  await expect(page.getByText('releve.pdf', { exact: true })).toBeVisible();
  await checkPage(page);
  await resetAnswers(page);
  await slip(page).setInputFiles({ ...pdf, name: 'autre.pdf' });
  await retry(page).click();
  await expect(sign(page)).toBeVisible();
});

test('P4.6 each failure of the generation is shown in place; the documents stay', async ({
  page,
}) => {
  await page.goto(order);
  await slip(page).setInputFiles(pdf);
  let press = generate(page);
  await walkFailures(page, generation, async (sentence) => {
    await press.click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByText('releve.pdf', { exact: true })).toBeVisible();
    press = retry(page);
  });
});

test('P5.8 an order without an IBAN shows customer service', async ({ page }) => {
  await changeAnswer(page, /\/api\/public\/order\/retrieve$/, (text) =>
    text.replace(/"iban":\s*"[^"]*"/, '"iban":null'),
  );
  await page.goto(order);
  await expect(page.getByRole('link', { name: `Appeler le ${operator.phone}` })).toBeVisible();
  await expect(generate(page)).toHaveCount(0);
  await checkPage(page);
});

test('P2.14, P4.5 back from the signature, the contract is shown as signed and step 7 follows', async ({
  page,
}) => {
  const requests = recordRequests(page, '/api/public/sellandsign');
  await page.goto(`${order}/signe?etape=contrat`);
  await expect(page.getByText('Votre contrat est signé.')).toBeVisible();
  await checkPage(page);
  await next(page).click();
  await expectStep(page, 7);
  expect(requests).toEqual([]);
});

test('P2.14 a link of an offer leads to the order that is not finished', async ({ page }) => {
  const placed = {
    reference: 'CDW0000042' as OrderReference,
    isSigned: false,
    isPaid: false,
    total: null,
  };
  await storePurchase(page, { placed });
  for (const offered of ['05', '99']) {
    await page.goto(`/achat?offre=${offered}`);
    await expectStep(page, 6);
    await expect(page).toHaveURL(/\/achat\/CDW0000042$/);
  }
});

test('P8.9 an unknown reference shows the message of the server and a link to a new purchase', async ({
  page,
}) => {
  await answerWith(page, { findOrderReference: 'notFound' });
  await page.goto('/achat/CDW0000099');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Aucune commande ne correspond à cette référence.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Commencer une souscription' }).click();
  await expectStep(page, 1);
});
