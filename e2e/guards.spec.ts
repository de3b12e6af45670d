import { expect, test } from './support/test.ts';
import { aToken } from '../tests/support/account/aToken.ts';
import { holdCall } from './support/holdCall.ts';
import { paintedTexts, recordPainted } from './support/paintedText.ts';
import { startWithToken, refuseCookies } from './support/session.ts';

/** The texts that may be painted on the way: a skeleton, then the final page. */
const harmless = /^(Chargement en cours…)*(Connexion|Mon espace|$)/;

const refusal = "Aucun contrat n'est rattaché à ce compte.";

test('P6.3, P6.4, P6.5 a token that does not open a page leads elsewhere; no private frame, no private call', async ({
  page,
}) => {
  await refuseCookies(page);
  await recordPainted(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/private/')) asked.push(request.url());
  });
  await page.goto('/espace/connexion');
  for (const [who, token, address, arrival, heading] of [
    ['no', null, '/member/dashboard', '/espace/connexion', 'Connexion'],
    ['a garbled', 'ceci', '/member/badge/list', '/espace/connexion', 'Connexion'],
    ['an expired', aToken({ exp: 1_577_836_800 }), '/espace', '/espace/connexion', 'Connexion'],
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
    await test.step(`${who} token at ${address}`, async () => {
      await page.evaluate((kept) => {
        if (kept === null) localStorage.removeItem('token');
        else localStorage.setItem('token', kept);
      }, token);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL(new RegExp(`${arrival}$`));
      const painted = await paintedTexts(page);
      expect(painted.length).toBeGreaterThan(0);
      expect(painted.filter((text) => !harmless.test(text))).toEqual([]);
    });
  }
  expect(asked).toEqual([]);
});

test('M2.2 a page of the menu that is pressed while the area loads stays the page', async ({
  page,
}) => {
  await startWithToken(page);
  const release = await holdCall(page, /\/api\/private\/user\/data$/);
  await page.goto('/member');
  // No redirect is left to come, which would override the press.
  await expect(page).toHaveURL(/\/member\/dashboard$/);
  await page.getByRole('link', { name: 'Liste des badges' }).click();
  await expect(page).toHaveURL(/\/member\/badge\/list$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes badges');
  await expect(page).toHaveURL(/\/member\/badge\/list$/);
});

test('P2.26 an account without a contract may add one from the chooser', async ({ page }) => {
  await startWithToken(page, aToken({ scopes: ['FREE'] }));
  await page.goto('/espace');
  await page.getByRole('link', { name: 'Ajouter un contrat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un contrat');
  await expect(page.getByLabel('N° de contrat', { exact: true }).last()).toBeEditable();
});
