import { expect, test, type Page, type Request } from '@playwright/test';
import { operator } from '../src/ui/operator.ts';
import { addressOf, answerWith } from './support/answers.ts';
import { comeBackWith } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.beforeEach(({ page }) => comeBackWith(page));

const invoiceSuccess = '/member/checkout/invoice/success?reference=PLI0048213B';
const badgeSuccess = '/member/checkout/badge/success?reference=CDW0000042';
const validation = addressOf('/api/public/order/validate');
const unverified = (reference: string): string =>
  `Une erreur est survenue lors de l'envoi des données au serveur, veuillez recommencer ultérieurement ou prendre contact avec nous, votre commande à pour référence ${reference}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A page is heard by its toasts and shows the same sentence: the one outside the toasts. */
const main = (page: Page) => page.getByRole('main');

/** What the site asks of an operation, in the order of its requests. */
function asked(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (addressOf(path).test(request.url())) requests.push(request);
  });
  return requests;
}

test('M4.6 nothing is said to have succeeded before the server has said so', async ({ page }) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(validation, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(badgeSuccess);
  await expect(heading(page)).toHaveText('Vérification du paiement');
  await expect(main(page).getByRole('status')).toContainText('Nous vérifions votre paiement');
  await expect(page.getByText('validé')).toHaveCount(0);
  answer();
  await expect(heading(page)).toHaveText('Paiement validé');
});

test('M7.6, M7.12 a paid badge order is validated without its prefix, then the badges are read again', async ({
  page,
}) => {
  const validated = asked(page, '/api/public/order/validate');
  const listed = asked(page, '/api/private/user/data/badges');
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

test('M7.12 whoever leaves before the server has said so finds the new badges in the list all the same', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(validation, async (route) => {
    await answered;
    await route.continue();
  });
  await answerWith(page, { listBadges: 'afterOrder' });
  await page.goto(badgeSuccess);
  await expect(heading(page)).toHaveText('Vérification du paiement');
  await page.getByRole('link', { name: 'Liste des badges' }).click();
  await expect(page.getByRole('row')).toHaveCount(7);
  answer();
  await expect(page.getByRole('row')).toHaveCount(8);
});

test('M9.7 a settled invoice is validated under PLI whole, and the subscriber is read again', async ({
  page,
}) => {
  const validated = asked(page, '/api/public/order/validate');
  const loaded = asked(page, '/api/private/user/data');
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

test("M7.9 state false is told in the server's own words and leads to the fail address, which takes the place of the other", async ({
  page,
}) => {
  await answerWith(page, { validateOrder: 'refused' });
  await page.goto('/member/dashboard');
  await page.goto(invoiceSuccess);
  await expect(heading(page)).toHaveText('Paiement refusé');
  await expect(page).toHaveURL(/\/member\/checkout\/invoice\/fail\?reference=PLI0048213B$/);
  await expect(page.getByRole('alert')).toContainText(
    "Votre paiement n'a pas été confirmé par la banque.",
  );
  await page.goBack();
  await expect(heading(page)).toHaveText('Bienvenue Camille Durand');
});

test('M8.2 without a network nothing is proved: the reference is quoted, and it can be asked again', async ({
  page,
}) => {
  await page.route(validation, (route) => route.abort());
  await page.goto(badgeSuccess);
  await expect(page.getByRole('alert')).toContainText(unverified('CDW0000042'));
  await expect(main(page).getByText(unverified('CDW0000042'))).toBeVisible();
  await expect(heading(page)).toHaveText('Vérification du paiement');
  await expect(page).toHaveURL(new RegExp(`${badgeSuccess.replace('?', '\\?')}$`));
  await page.unroute(validation);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page)).toHaveText('Paiement validé');
  await expect(heading(page)).toBeFocused();
});

test('M8.2 a failing server, and a malformed answer, prove nothing either', async ({ page }) => {
  await answerWith(page, { validateOrder: 'failure' });
  await page.goto(invoiceSuccess);
  await expect(main(page).getByText(unverified('PLI0048213B'))).toBeVisible();
  await page.unrouteAll();
  await page.route(validation, (route) => route.fulfill({ json: { response: 'Merci.' } }));
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('alert')).toContainText(unverified('PLI0048213B'));
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  await expect(page.getByText('validé')).toHaveCount(0);
});

for (const [type, name, href] of [
  ['badge', 'Commander un badge', '/member/badge/order'],
  ['invoice', 'Retour au tableau de bord', '/member/dashboard'],
] as const) {
  test(`M2.28, M8.5 a refused ${type} payment is to be tried again or told to the teams`, async ({
    page,
  }) => {
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

test('M4.6 an address proves nothing: without a reference, or with one of another kind, nothing is asked', async ({
  page,
}) => {
  const validated = asked(page, '/api/public/order/validate');
  for (const address of [
    '/member/checkout/badge/success',
    '/member/checkout/badge/success?reference=PLI0048213B',
    '/member/checkout/invoice/success?reference=CDW0000042',
  ]) {
    await page.goto(address);
    await expect(heading(page), address).toHaveText('Paiement introuvable');
    await expect(main(page).getByRole('alert'), address).toContainText('aucune référence');
  }
  expect(validated).toEqual([]);
});

test('M2.17 there is no payment result page for another order, nor for another outcome', async ({
  page,
}) => {
  for (const address of ['cnp/success?reference=26104887', 'badge/pending', 'invoice/ok']) {
    await page.goto(`/member/checkout/${address}`);
    await expect(heading(page), address).toHaveText('Page introuvable');
  }
});

test('M2.20, M7.26 « Régler par carte » posts the sealed form, and nothing else, to the bank', async ({
  page,
}) => {
  const posted = asked(page, '/test/paiement.cgi');
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
  await page.goto('/member/dashboard');
  await page.getByRole('button', { name: 'Régler par carte', exact: true }).click();
  await expect(page.getByText("Aucune banque n'est branchée ici")).toBeVisible();
  const fields = Object.fromEntries(new URLSearchParams(posted[0]?.postData() ?? ''));
  const origin = new URL(page.url()).origin;
  expect(fields).toEqual({
    version: '3.0',
    TPE: '1234567',
    societe: 'operateur',
    lgue: 'FR',
    date: '21/11/2026:11:00:00',
    montant: '47.60EUR',
    reference: 'PLI0048213B',
    mail: 'camille.durand@example.fr',
    'texte-libre': 'invoice',
    contexte_commande: expect.any(String) as unknown,
    url_retour_ok: `${origin}/member/checkout/invoice/success?reference=PLI0048213B`,
    url_retour_err: `${origin}/member/checkout/invoice/fail?reference=PLI0048213B`,
    MAC: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Régler par carte', exact: true })).toBeEnabled();
});

test('M2.20 when the payment cannot be signed, a toast says so and the phone is the way on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
  await page.goto('/member/dashboard');
  const banner = page.getByRole('region', { name: 'Badges télépéages désactivés' });
  await banner.getByRole('button', { name: 'Régler par carte' }).click();
  await expect(page.getByRole('alert')).toContainText('Le problème vient de notre côté.');
  await expect(banner).toContainText("La page de paiement n'a pas pu s'ouvrir.");
  await expect(banner).toContainText('PLI0048213B – 47,60\u202f€');
  await expect(banner.getByRole('link', { name: operator.phone })).toBeVisible();
});
