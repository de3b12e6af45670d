import { expect, test, type Page } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { pdf } from './support/bankPage.ts';
import { storePurchase } from './support/purchase.ts';
import {
  choose,
  expectStep,
  fill,
  giveBank,
  individual,
  next,
  order,
  purchasePage,
  terms,
  total,
} from './support/purchaseTunnel.ts';
import { refuseCookies } from './support/session.ts';

const bankAddress = /\/test\/paiement\.cgi$/;

test.beforeEach(async ({ page }) => {
  await refuseCookies(page);
});

/**
 * Presses Tab until the control with this name has the focus. The control is located once, before
 * the loop.
 */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .getByLabel(name, { exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.getByRole('link', { name, exact: true }));
  await wanted.first().waitFor({ state: 'attached' });
  const mark = `stop ${name}`;
  await wanted.evaluateAll((elements, stop) => {
    for (const element of elements) element.setAttribute('data-wanted', stop);
  }, mark);
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => document.activeElement?.getAttribute('data-wanted'));
    if (reached === mark) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test("P4.1, P2.14 the purchase works by keyboard from the first step to the bank's page", async ({
  page,
}) => {
  const posted: string[] = [];
  await page.route(bankAddress, (route) => {
    posted.push(route.request().postData() ?? '');
    return route.fulfill({ contentType: 'text/html', body: '<h1>Banque</h1>' });
  });
  await page.goto(purchasePage);
  await tabTo(page, 'Un particulier');
  await page.keyboard.press('Space');
  await tabTo(page, 'Tunnel Pass');
  await page.keyboard.press('Space');
  await tabTo(page, 'Suivant');
  await page.keyboard.press('Enter');
  await expectStep(page, 2);
  for (const [name, value] of Object.entries(individual('camille.durand@example.fr'))) {
    await tabTo(page, name);
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press('Enter');

  await expectStep(page, 3);
  await expect(page.getByRole('heading', { name: 'Votre commande', exact: true })).toBeFocused();
  await tabTo(page, 'Nombre de badges');
  await page.keyboard.press('1');
  await tabTo(page, 'Retrait en consigne');
  await page.keyboard.press('Space');
  await tabTo(page, 'Suivant');
  await page.keyboard.press('Enter');

  await expectStep(page, 4);
  await tabTo(page, 'IBAN');
  await page.keyboard.insertText('FR1420041010050500013M02606');
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, 'RIB');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(pdf);
  await tabTo(page, 'Suivant');
  await page.keyboard.press('Enter');

  await expectStep(page, 5);
  await tabTo(page, "J'accepte les conditions générales de vente");
  await page.keyboard.press('Space');
  await answerWith(page, { validateOrder: 'refused' });
  await tabTo(page, 'Valider ma commande');
  await page.keyboard.press('Enter');
  await expectStep(page, 6);
  await tabTo(page, 'Signer mon contrat');

  // Return from the signature.
  await page.goto('/achat/CDW0000042/signe');
  await expectStep(page, 7);
  await tabTo(page, 'Payer 106,50\u202f€');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Banque' })).toBeVisible();
  expect(new URLSearchParams(posted[0]).get('reference')).toBe('CDW0000042');
});

test('P4.1 a step opens once the steps before it are complete; else the first incomplete one opens', async ({
  page,
}) => {
  await page.goto(`${purchasePage}?etape=conditions`);
  await expectStep(page, 1);
  await choose(page, 'Un particulier', 'Tunnel Pass');
  await next(page).click();
  await expectStep(page, 2);
  // Only the forward path leads to the first step (P4.1).
  await expect(page.getByRole('button', { name: 'Précédent' })).toHaveCount(0);
  await fill(page, individual('camille.durand@example.fr'));
  await next(page).click();
  await expectStep(page, 3);
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expectStep(page, 2);
  await expect(page.getByLabel('Ville')).toHaveValue('MARSEILLE');
  await page.goBack();
  await expectStep(page, 3);
});

test('two tabs of one purchase share their values and place one order', async ({
  page,
  context,
}) => {
  await storePurchase(page);
  await page.goto(`${purchasePage}?etape=coordonnees`);
  const other = await context.newPage();
  await refuseCookies(other);
  for (const tab of [page, other]) await answerWith(tab, { validateOrder: 'refused' });
  await other.goto(`${purchasePage}?etape=commande`);
  await other.getByLabel('Nombre de badges').selectOption('3');
  await fill(page, { Ville: 'Aubagne' });
  await expect(total(page)).toContainText('150,00\u202f€');
  await other.goto(`${purchasePage}?etape=coordonnees`);
  await expect(other.getByLabel('Ville')).toHaveValue('AUBAGNE');

  await other.goto(`${purchasePage}?etape=banque`);
  await giveBank(other, ['RIB']);
  await next(other).click();
  await terms(other).check();
  await order(other).click();
  await expectStep(other, 6);
  await expect(page).toHaveURL(/\/achat\/CDW0000042/);
  await expect(page.getByText('ne peut plus être modifiée')).toBeVisible();
});
