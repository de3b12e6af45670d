import { expect, test } from '@playwright/test';
import { aToken } from '../tests/support/aToken.ts';
import { expectAccessible } from './support/accessibility.ts';
import { answerWith } from './support/answers.ts';
import { paintedTexts, recordPainted } from './support/paintedText.ts';
import { comeBackWith, refuseCookies } from './support/session.ts';

test.beforeEach(({ page }) => refuseCookies(page));

test('P6.5, M6.1 the private addresses lead to the sign-in panel without a token', async ({
  page,
}) => {
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

test('the open addresses answer to everyone, an unknown one too', async ({ page }) => {
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
  await comeBackWith(page);
  await page.goto('/member');
  await expect(page).toHaveURL(/\/member\/dashboard$/);
});

test('M2.18 the other addresses of the area lead on: sign-in, the chooser, the news, the terms, payment returns', async ({
  page,
}) => {
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

test('an address of the subscriber area that does not exist says so inside the area', async ({
  page,
}) => {
  await comeBackWith(page);
  await page.goto('/member/inconnue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByRole('navigation', { name: 'Espace abonné' })).toBeVisible();
});

/** Painted on the way to the right page: the shape of a page, and that page. */
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
  test(`P6.3, P6.4, P6.5 ${name} token at ${address} ends at ${arrival}, and nothing private is painted, not for a frame`, async ({
    page,
  }) => {
    if (token !== null) await comeBackWith(page, token);
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

test('P2.26 the chooser says in each card why its area is closed', async ({ page }) => {
  await comeBackWith(page, aToken({ scopes: [], errors: { SUBSCRIBER: refusal } }));
  await page.goto('/espace');
  await expect(page.getByRole('alert')).toHaveText([
    refusal,
    "Ce compte n'a pas accès à l'espace gratuité.",
  ]);
  await expectAccessible(page);
});

test('a token that the server refuses ends at the sign-in panel, and says so', async ({ page }) => {
  await comeBackWith(page);
  await recordPainted(page);
  await answerWith(page, { loadSubscriber: 'tokenExpired' });
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  await expect(page.getByRole('alert')).toContainText('Votre session a expiré');
  expect((await paintedTexts(page)).filter((text) => text.includes('Camille'))).toEqual([]);
});
