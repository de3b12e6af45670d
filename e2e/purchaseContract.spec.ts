import { expect, test, type Page } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { recordRequests } from './support/recordRequests.ts';
import { pdf, slip } from './support/bankPage.ts';
import { walkFailures } from './support/failures.ts';
import { holdCall } from './support/holdCall.ts';
import { expectStep } from './support/purchaseTunnel.ts';
import { refuseCookies } from './support/session.ts';

const order = '/achat/CDW0000042';
const generation = /\/api\/public\/sellandsign$/;
/** The start of the token in the contract's example. */
const token = /eyJ0eXAiOiJKV1Qi/;

const generate = (page: Page) => page.getByRole('button', { name: 'Générer mon contrat' });
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });
const sign = (page: Page) => page.getByRole('link', { name: 'Signer mon contrat', exact: true });
const preview = (page: Page) => page.getByRole('link', { name: 'Aperçu du contrat', exact: true });

test.beforeEach(async ({ page }) => {
  await refuseCookies(page);
  await answerWith(page, { validateOrder: 'refused' });
});

test('P2.14, P4.4, P7.14 an order opens at its contract: documents, preview, signature link', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('framenavigated', (frame) => told.push(frame.url()));
  const requests = recordRequests(page, '/api/public/sellandsign');
  await page.goto(order);
  await expectStep(page, 6);
  await generate(page).click();
  await expect(slip(page)).toBeFocused();
  await expect(page.getByText("La photo du RIB n'a pas été fournie.")).toBeVisible();
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

  await test.step('P4.5 its token is in the storage of this tab only, in no console message and no address', async () => {
    expect(link).toMatch(token);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage).filter(([key]) => !key.endsWith('signature')),
        history.state,
        location.href,
      ]),
    );
    expect(kept).not.toMatch(token);
    expect(told.join('\n')).not.toMatch(token);
  });
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
