import { expect, test, type Page } from './support/test.ts';
import { addressOf, resetAnswers, answerWith } from './support/answers.ts';
import { refusedReturn } from './support/bankReturn.ts';
import { mobileAddress, number } from './support/payOnline.ts';
import { refuseCookies } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** The bodies of the requests to an address, from now on. */
function bodiesTo(page: Page, address: RegExp): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) bodies.push(request.postData());
  });
  return bodies;
}

test.beforeEach(({ page }) => refuseCookies(page));

test('P2.30, P2.32, P8.16 a success is shown only after the server has confirmed it', async ({
  page,
}) => {
  const confirmations = addressOf('/api/public/order/validate');
  const asked = bodiesTo(page, confirmations);
  await page.route(confirmations, (route) => route.abort());
  await page.goto('/payment/cnp/success?reference=26104887');
  await expect(heading(page)).toHaveText('Paiement à vérifier');
  await expect(page.getByRole('button', { name: 'Vérifier de nouveau' })).toBeVisible();
  await resetAnswers(page);
  await page.getByRole('button', { name: 'Vérifier de nouveau' }).click();
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(page).toHaveTitle(titleOf('Paiement validé'));
  expect(new Set(asked)).toEqual(new Set([JSON.stringify({ reference: '26104887' })]));

  await test.step('refused: the fail address replaces the address', async () => {
    await answerWith(page, { validateOrder: 'refused' });
    await page.goto(refusedReturn('/payment/cnp/success?reference=26104887'));
    await expect(heading(page)).toHaveText('Paiement refusé');
    await expect(page).toHaveURL(/\/payment\/cnp\/fail\?reference=26104887$/);
    await main(page).getByRole('link', { name: 'Reprendre le paiement' }).click();
    await expect(number(page)).toHaveValue('26104887');
  });
});

test('P2.31 a mobile payment is shown before it is signed; hostile parameters are refused', async ({
  page,
}) => {
  await answerWith(page, { validateOrder: 'refused' });
  const posted = bodiesTo(page, /\/test\/paiement\.cgi$/);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  await page.goto(mobileAddress({ desc: script, address: 'javascript:alert(1)' }));
  await expect(main(page).getByText(script, { exact: true })).toBeVisible();
  await expect(main(page).locator('img, script, a[href^="javascript:"]')).toHaveCount(0);
  await expect(main(page)).toContainText('Vérifiez-les avant de payer');

  await page.goto(mobileAddress({ amount: '-13,20' }));
  await expect(main(page).getByRole('alert')).toContainText("rien n'a été payé");
  await expect(main(page).getByRole('listitem')).toHaveText(['le montant']);
  await expect(page.getByRole('button', { name: 'Payer' })).toHaveCount(0);
  expect(posted).toEqual([]);
  expect(dialogs).toEqual([]);

  await page.goto(mobileAddress({}));
  await expect(heading(page)).toHaveText('Paiement');
  await expect(page).toHaveURL(/\/payment\/mobile$/);
  await page.reload();
  await page.getByRole('button', { name: 'Payer' }).click();
  await expect(page.getByText("Aucune banque n'est branchée ici")).toBeVisible();
  const fields = Object.fromEntries(new URLSearchParams(String(posted[0])));
  const origin = new URL(page.url()).origin;
  expect(fields).toMatchObject({
    montant: '13.20EUR',
    reference: '26104887',
    mail: 'camille.durand@example.fr',
    url_retour_ok: `${origin}/payment/mobile/success?reference=26104887`,
    url_retour_err: `${origin}/payment/mobile/fail?reference=26104887`,
  });
  await page.goBack();
  await expect(main(page)).toContainText('13,20\u202f€');
});
