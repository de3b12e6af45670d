import { expect, test } from '@playwright/test';
import { aToken } from '../tests/support/account/aToken.ts';
import { expectAccessible } from './support/accessibility.ts';
import { answerWith } from './support/answers.ts';
import { holdCall } from './support/holdCall.ts';
import { paintedTexts, recordPainted } from './support/paintedText.ts';
import { startWithToken, refuseCookies } from './support/session.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('P6.5, M6.1 without a token, private addresses lead to sign-in', async ({ page }) => {
  for (const address of [
    '/espace',
    '/espace/gratuite/banque',
    '/espace/gratuite/recu/ticket',
    '/espace/gratuite/remboursement/demande',
    '/member/contract/invoice/list',
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveURL(/\/espace\/connexion$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
    });
  }
});

test('public addresses open without a token; unknown ones show a not-found page', async ({
  page,
}) => {
  for (const [address, heading] of [
    ['/espace/gratuite', 'Espace gratuité'],
    ['/espace/gratuite/remboursement/ajouter', 'Demander un remboursement'],
    ['/finance/agenda', 'Agenda financier'],
    ['/finances/offre-publique', 'Offre publique'],
    ['/finances/inconnue', 'Page introuvable'],
    ['/achat/1/2/3', 'Page introuvable'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
});

test('M2.2 /member leads to the dashboard', async ({ page }) => {
  await startWithToken(page);
  await page.goto('/member');
  await expect(page).toHaveURL(/\/member\/dashboard$/);
});

test('a page of the menu that is pressed while the area loads stays the page', async ({ page }) => {
  await startWithToken(page);
  const release = await holdCall(page, /\/api\/private\/user\/data$/);
  await page.goto('/espace');
  await page.getByRole('main').getByRole('link', { name: 'Espace abonné' }).click();
  // No redirect is left to come, which would override the press.
  await expect(page).toHaveURL(/\/member\/dashboard$/);
  await page.getByRole('link', { name: 'Liste des badges' }).click();
  await expect(page).toHaveURL(/\/member\/badge\/list$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes badges');
  await expect(page).toHaveURL(/\/member\/badge\/list$/);
});

test('M2.18 the other addresses of the area open their pages or redirect', async ({ page }) => {
  for (const [address, heading] of [
    ['/login', 'Connexion'],
    ['/actualites/alerte-de-seuil', 'Une alerte quand vos trajets'],
    ['/cgv', 'Conditions générales de vente'],
    ['/payment/order/success?reference=CDW0000042', 'Paiement'],
    ['/payment/order/fail', 'Paiement'],
    ['/payment/mobile/success', 'Paiement'],
    ['/payment/mobile/fail', 'Paiement'],
    ['/espace/deconnexion', 'Connexion'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
});

test('an unknown address of the subscriber area shows its not-found page inside the area', async ({
  page,
}) => {
  await startWithToken(page);
  await page.goto('/member/inconnue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByRole('navigation', { name: 'Espace abonné' })).toBeVisible();
});

/** The texts that may be painted on the way: a skeleton, then the final page. */
const harmless = /^(Chargement en cours…)*(Connexion|Mon espace|$)/;

const refusal = "Aucun contrat n'est rattaché à ce compte.";

for (const [name, token, address, arrival, heading] of [
  ['no', null, '/member/dashboard', '/espace/connexion', 'Connexion'],
  ['a garbled', 'ceci-n-est-pas-un-jeton', '/member/badge/list', '/espace/connexion', 'Connexion'],
  ['an expired', aToken({ exp: 1_577_836_800 }), '/espace', '/espace/connexion', 'Connexion'],
  [
    'a wrong',
    `${aToken()}.x`,
    '/member/account/coordinates/bank',
    '/espace/connexion',
    'Connexion',
  ],
  [
    'a scope-less',
    aToken({ scopes: [], errors: { SUBSCRIBER: refusal } }),
    '/member/contract/invoice/list',
    '/espace',
    'Mon espace',
  ],
  [
    'a subscriber-only',
    aToken({ scopes: ['SUBSCRIBER'] }),
    '/espace/gratuite/banque',
    '/espace',
    'Mon espace',
  ],
] as const) {
  test(`P6.3, P6.4, P6.5 ${name} token at ${address} ends at ${arrival}; no private frame`, async ({
    page,
  }) => {
    if (token !== null) await startWithToken(page, token);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/private/')) asked.push(request.url());
    });
    await recordPainted(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(new RegExp(`${arrival}$`));
    const painted = await paintedTexts(page);
    expect(painted.length).toBeGreaterThan(0);
    expect(painted.filter((text) => !harmless.test(text))).toEqual([]);
    expect(asked).toEqual([]);
  });
}

test('P2.26 the chooser explains in each card why its area is closed', async ({ page }) => {
  await startWithToken(page, aToken({ scopes: [], errors: { SUBSCRIBER: refusal } }));
  await page.goto('/espace');
  await expect(page.getByRole('alert')).toHaveText([
    refusal,
    "Ce compte n'a pas accès à l'espace gratuité.",
  ]);
  await expectAccessible(page);
});

test('a token that the server refuses leads to sign-in with a message', async ({ page }) => {
  await startWithToken(page);
  await recordPainted(page);
  await answerWith(page, { loadSubscriber: 'tokenExpired' });
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await expect(page.getByRole('alert')).toContainText('Votre session a expiré');
  expect((await paintedTexts(page)).filter((text) => text.includes('Camille'))).toEqual([]);
});
