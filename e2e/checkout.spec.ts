import { expect, test, type Page } from '@playwright/test';
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
const unverified = (reference: string): string =>
  `Une erreur est survenue lors de l'envoi des données au serveur, veuillez recommencer ultérieurement ou prendre contact avec nous, votre commande à pour référence ${reference}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Without the toasts. */
const main = (page: Page) => page.getByRole('main');

test('M4.6 no success is shown before the server has confirmed it', async ({ page }) => {
  const answer = await holdCall(page, validation);
  await page.goto(badgeSuccess);
  await expect(heading(page)).toHaveText('Vérification du paiement');
  await expect(main(page).getByRole('status')).toContainText('Nous vérifions votre paiement');
  await expect(page.getByText('validé')).toHaveCount(0);
  answer();
  await expect(heading(page)).toHaveText('Paiement validé');
});

test('M7.6, M7.12 a paid badge order is validated without its prefix; the badges are reloaded', async ({
  page,
}) => {
  const validated = recordRequests(page, '/api/public/order/validate');
  const listed = recordRequests(page, '/api/private/user/data/badges');
  await answerWith(page, { listBadges: 'afterOrder' });
  await page.goto(badgeSuccess);
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(page).toHaveTitle(titleOf('Paiement validé'));
  await expect(main(page)).toContainText('CDW0000042');
  await expect(page.getByRole('status').filter({ hasText: 'CDW0000042 est validé' })).toBeVisible();
  expect(validated.map((request) => request.postDataJSON() as unknown)).toEqual([
    { reference: '0000042' },
  ]);
  await expect.poll(() => listed.length).toBe(1);
  await page.getByRole('link', { name: 'Voir mes badges' }).click();
  await expect(heading(page)).toHaveText('Mes badges');
  await expect(page.getByRole('row')).toHaveCount(8);
});

test('M7.12 the new badges appear in the list even if the page was left before the answer', async ({
  page,
}) => {
  const answer = await holdCall(page, validation);
  await answerWith(page, { listBadges: 'afterOrder' });
  await page.goto(badgeSuccess);
  await expect(heading(page)).toHaveText('Vérification du paiement');
  await page.getByRole('link', { name: 'Liste des badges' }).click();
  await expect(page.getByRole('row')).toHaveCount(7);
  answer();
  await expect(page.getByRole('row')).toHaveCount(8);
});

test('M9.7 a paid invoice is validated with its PLI prefix; the subscriber is reloaded', async ({
  page,
}) => {
  const validated = recordRequests(page, '/api/public/order/validate');
  const loaded = recordRequests(page, '/api/private/user/data');
  await page.goto(invoiceSuccess);
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(main(page)).toContainText('PLI0048213B');
  expect(validated.map((request) => request.postDataJSON() as unknown)).toEqual([
    { reference: 'PLI0048213B' },
  ]);
  await expect.poll(() => loaded.length).toBe(2);
  await expect(main(page).getByRole('link', { name: 'Voir mes factures' })).toHaveAttribute(
    'href',
    '/member/contract/invoice/list',
  );
  await page.reload();
  await expect(heading(page)).toHaveText('Paiement validé');
});

test('M7.9 state false shows the message of the server and replaces the address by the fail address', async ({
  page,
}) => {
  await answerWith(page, { validateOrder: 'refused' });
  await page.goto('/member/dashboard');
  await page.goto(refusedReturn(invoiceSuccess));
  await expect(heading(page)).toHaveText('Paiement refusé');
  await expect(page).toHaveURL(/\/member\/checkout\/invoice\/fail\?reference=PLI0048213B$/);
  await expect(page.getByRole('alert')).toContainText(
    "Votre paiement n'a pas été confirmé par la banque.",
  );
  await page.goBack();
  await expect(heading(page)).toHaveText('Bienvenue Camille Durand');
});

test('M8.2 after a failed check the reference is shown, and the check can be repeated', async ({
  page,
}) => {
  const again = page.getByRole('button', { name: 'Réessayer' });
  const told = new RegExp(unverified('CDW0000042'));
  await answerWith(page, { validateOrder: 'failure' });
  await page.goto(invoiceSuccess);
  await expectToast(page, new RegExp(unverified('PLI0048213B')));
  await expect(main(page).getByText('PLI0048213B')).toBeVisible();
  await page.goto(badgeSuccess);
  await expectToast(page, told);
  await expect(main(page).getByText('CDW0000042')).toBeVisible();
  for (const [title, fail] of [
    [
      'a malformed answer',
      (page: Page) =>
        page.route(validation, (route) => route.fulfill({ json: { response: 'Merci.' } })),
    ],
    ['no network', (page: Page) => page.route(validation, (route) => route.abort())],
  ] as const) {
    await test.step(title, async () => {
      await resetAnswers(page);
      await fail(page);
      await again.click();
      await expectToast(page, told);
      await expect(main(page).getByText('CDW0000042')).toBeVisible();
      await expect(again).toBeEnabled();
      await expect(page.getByText('validé')).toHaveCount(0);
      await expect(heading(page)).toHaveText('Paiement non vérifié');
      await expect(page).toHaveURL(new RegExp(`${badgeSuccess.replace('?', '\\?')}$`));
    });
  }
  await resetAnswers(page);
  await again.click();
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(heading(page)).toBeFocused();
});

test('M2.28, M8.5 a refused payment offers to try again and to contact the teams', async ({
  page,
}) => {
  for (const [type, name, href] of [
    ['badge', 'Commander un badge', '/member/badge/order'],
    ['invoice', 'Retour au tableau de bord', '/member/dashboard'],
  ] as const) {
    await test.step(type, async () => {
      await page.goto(`/member/checkout/${type}/fail`);
      await expect(heading(page)).toHaveText('Paiement refusé');
      await expect(main(page)).toContainText("Votre paiement n'a pas été validé.");
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(
        main(page).getByRole('link', { name: 'Retour au tableau de bord' }),
      ).toHaveAttribute('href', '/member/dashboard');
      await expect(main(page).getByRole('link', { name: /^Appeler le/ })).toBeVisible();
      await expect(main(page).getByRole('link', { name: /^Écrire à/ })).toBeVisible();
      await expect(main(page)).not.toContainText('Référence');
    });
  }
});

test('M4.6, M2.17 without a valid reference no request is sent; other addresses do not exist', async ({
  page,
}) => {
  const validated = recordRequests(page, '/api/public/order/validate');
  for (const address of [
    '/member/checkout/badge/success',
    '/member/checkout/badge/success?reference=PLI0048213B',
    '/member/checkout/invoice/success?reference=CDW0000042',
  ]) {
    await page.goto(address);
    await expect(heading(page), address).toHaveText('Paiement introuvable');
    await expect(main(page).getByRole('alert'), address).toContainText('pas de référence');
  }
  for (const address of ['cnp/success?reference=26104887', 'badge/pending', 'invoice/ok']) {
    await page.goto(`/member/checkout/${address}`);
    await expect(heading(page), address).toHaveText('Page introuvable');
  }
  expect(validated).toEqual([]);
});
