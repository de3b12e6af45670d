import { expect, test, type Page } from '@playwright/test';
import type { OrderReference } from '../src/domain/orderReference.ts';
import { operator } from '../src/ui/operator.ts';
import { answerAsUsual, answerWith } from './support/answers.ts';
import { asked } from './support/asked.ts';
import { pdf, slip } from './support/bankPage.ts';
import { changeAnswer } from './support/changeAnswer.ts';
import { walkFailures } from './support/failures.ts';
import { holdCall } from './support/holdCall.ts';
import { lookAtPage } from './support/lookAtPage.ts';
import { keepPurchase } from './support/purchase.ts';
import { expectStep, next } from './support/purchaseTunnel.ts';
import { refuseCookies } from './support/session.ts';

const order = '/achat/CDW0000042';
const generation = /\/api\/public\/sellandsign$/;
/** Of the token of the contract's example. */
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

test('P2.14, P4.4, P7.14 an order opens at its contract: its documents are asked for again, sent, and the contract is previewed and signed', async ({
  page,
}) => {
  const requests = asked(page, '/api/public/sellandsign');
  await page.goto(order);
  await expectStep(page, 6);
  await expect(page.getByRole('link', { name: 'passez au paiement' })).toBeVisible();
  await expect(page.getByText('CDW0000042')).toBeVisible();
  await generate(page).click();
  await expect(slip(page)).toBeFocused();
  await expect(page.getByText("La photo du RIB n'a pas été fournie.")).toBeVisible();
  await lookAtPage(page);
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
  await lookAtPage(page);
});

test('P4.5 the token of the signature is in no storage, no console and no address of ours', async ({
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

test('P4.5 a link that is too old is replaced on demand', async ({ page }) => {
  const requests = asked(page, '/api/public/sellandsign');
  await generateContract(page);
  await expect(sign(page)).toBeVisible();
  await changeAnswer(page, generation, (text) => text.replace('880042', '880043'));
  await page.getByRole('button', { name: 'Obtenir un nouveau lien' }).click();
  await expect(sign(page)).toHaveAttribute('href', /contract\/880043\/sign/);
  expect(requests).toHaveLength(2);
});

test("P8.10 a refusal is told in the server's words, the document can be replaced, and it is tried again", async ({
  page,
}) => {
  await answerWith(page, { requestSignature: 'refused' });
  await generateContract(page);
  await expect(page.getByRole('alert')).toContainText(
    "Le contrat n'a pas pu être généré, veuillez vérifier les documents fournis.",
  );
  await expect(page.getByText('releve.pdf', { exact: true })).toBeVisible();
  await lookAtPage(page);
  await answerAsUsual(page);
  await slip(page).setInputFiles({ ...pdf, name: 'autre.pdf' });
  await retry(page).click();
  await expect(sign(page)).toBeVisible();
});

test('P4.6 each way in which the generation can fail is told in its place, and what was given stays', async ({
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

test('P5.8 the contract of an order without an IBAN is referred to customer service', async ({
  page,
}) => {
  await changeAnswer(page, /\/api\/public\/order\/retrieve$/, (text) =>
    text.replace(/"iban":\s*"[^"]*"/, '"iban":null'),
  );
  await page.goto(order);
  await expect(page.getByRole('link', { name: `Appeler le ${operator.phone}` })).toBeVisible();
  await expect(generate(page)).toHaveCount(0);
  await lookAtPage(page);
});

test('P2.14, P4.5 back from the signature the contract is told to be signed, and step 7 is next', async ({
  page,
}) => {
  const requests = asked(page, '/api/public/sellandsign');
  await page.goto(`${order}/signe?etape=contrat`);
  await expect(page.getByText('Votre contrat est signé.')).toBeVisible();
  await lookAtPage(page);
  await next(page).click();
  await expectStep(page, 7);
  expect(requests).toEqual([]);
});

test('P2.14 whoever comes from an offer while an order waits is led to that order', async ({
  page,
}) => {
  const placed = { reference: 'CDW0000042' as OrderReference, isSigned: false, isPaid: false };
  await keepPurchase(page, { placed });
  for (const offered of ['05', '99']) {
    await page.goto(`/achat?offre=${offered}`);
    await expectStep(page, 6);
    await expect(page).toHaveURL(/\/achat\/CDW0000042$/);
  }
});

test('P8.9 a reference that is not known is told in a toast, in the server’s words, with a way on', async ({
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
