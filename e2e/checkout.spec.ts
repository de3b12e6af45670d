import { expect, test, type Page } from './support/test.ts';
import { addressOf, resetAnswers, answerWith } from './support/answers.ts';
import { recordRequests } from './support/recordRequests.ts';
import { refusedReturn } from './support/bankReturn.ts';
import { expectToast } from './support/failures.ts';
import { holdCall } from './support/holdCall.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.beforeEach(({ page }) => startWithToken(page));

const invoiceSuccess = '/member/checkout/invoice/success?reference=PLI0048213B';
const badgeSuccess = '/member/checkout/badge/success?reference=CDW0000042';
const validation = addressOf('/api/public/order/validate');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Without the toasts. */
const main = (page: Page) => page.getByRole('main');

test('M4.6, M7.6, M7.12 no success before the server confirms it; then the new badges are listed', async ({
  page,
}) => {
  const validated = recordRequests(page, '/api/public/order/validate');
  const answer = await holdCall(page, validation);
  await answerWith(page, { listBadges: 'afterOrder' });
  await page.goto(badgeSuccess);
  await expect(heading(page)).toHaveText('Vérification du paiement');
  await expect(main(page).getByRole('status')).toContainText('Nous vérifions votre paiement');
  await expect(page.getByText('validé')).toHaveCount(0);

  await test.step('M7.12 also when the page was left before the answer', async () => {
    await page.getByRole('link', { name: 'Liste des badges' }).click();
    await expect(page.getByRole('row')).toHaveCount(7);
    answer();
    await expect(page.getByRole('row')).toHaveCount(8);
    await expect(
      page.getByRole('status').filter({ hasText: 'CDW0000042 est validé' }),
    ).toBeVisible();
    expect(validated.map((request) => request.postDataJSON() as unknown)).toEqual([
      { reference: '0000042' },
    ]);
  });

  await test.step('back at its address, the payment is confirmed', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Paiement validé');
    await expect(page).toHaveTitle(titleOf('Paiement validé'));
    await expect(main(page)).toContainText('CDW0000042');
  });
});

test('M9.7, M7.9 a paid invoice is confirmed, also after a reload; a refusal replaces its address', async ({
  page,
}) => {
  const validated = recordRequests(page, '/api/public/order/validate');
  await page.goto(invoiceSuccess);
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(main(page)).toContainText('PLI0048213B');
  expect(validated.map((request) => request.postDataJSON() as unknown)).toEqual([
    { reference: 'PLI0048213B' },
  ]);
  await page.reload();
  await expect(heading(page)).toHaveText('Paiement validé');

  await test.step('M7.9 refused by the server: back does not return to the success address', async () => {
    await answerWith(page, { validateOrder: 'refused' });
    await main(page).getByRole('link', { name: 'Voir mes factures' }).click();
    await expect(heading(page)).toHaveText('Mes factures');
    await page.goto(refusedReturn(invoiceSuccess));
    await expect(heading(page)).toHaveText('Paiement refusé');
    await expect(page).toHaveURL(/\/member\/checkout\/invoice\/fail\?reference=PLI0048213B$/);
    await expect(page.getByRole('alert')).toContainText(
      "Votre paiement n'a pas été confirmé par la banque.",
    );
    await expect(main(page).getByRole('link', { name: /^Écrire à/ })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Mes factures');
  });
});

test('M8.2 after a failed check the reference is shown, and the check can be repeated', async ({
  page,
}) => {
  const unverified =
    /^Une erreur est survenue lors de l'envoi des données au serveur, veuillez recommencer ultérieurement ou prendre contact avec nous, votre commande à pour référence CDW0000042$/;
  const again = page.getByRole('button', { name: 'Vérifier de nouveau' });
  await page.clock.install();
  await answerWith(page, { validateOrder: 'failure' });
  await page.goto(badgeSuccess);
  await expectToast(page, unverified);
  await expect(main(page).getByText('CDW0000042')).toBeVisible();
  await resetAnswers(page);
  await page.route(validation, (route) => route.fulfill({ json: { response: 'Merci.' } }));
  await page.clock.runFor(2_500);
  await again.click();
  await expectToast(page, unverified);
  await page.clock.runFor(2_500);
  await expect(again).toBeEnabled();
  await expect(page.getByText('validé')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Paiement à vérifier');
  await resetAnswers(page);
  await again.click();
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(heading(page)).toBeFocused();
});
