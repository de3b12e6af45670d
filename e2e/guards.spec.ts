import { expect, test } from '@playwright/test';
import { comeBackWith, refuseCookies } from './support/session.ts';

test.beforeEach(({ page }) => refuseCookies(page));

for (const address of [
  '/espace',
  '/espace/gratuite/banque',
  '/espace/gratuite/recu/ticket',
  '/espace/gratuite/remboursement/demande',
  '/member/contract/invoice/list',
]) {
  test(`P6.5, M6.1 ${address} without a token leads to the sign-in panel`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/espace\/connexion$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  });
}

for (const [address, heading] of [
  ['/espace/gratuite', 'Espace gratuité'],
  ['/espace/gratuite/remboursement/ajouter', 'Demander un remboursement'],
  ['/finance/agenda', 'Agenda financier'],
  ['/finances/offre-publique', 'Offre publique'],
  ['/finances/inconnue', 'Page introuvable'],
  ['/achat/1/2/3', 'Page introuvable'],
] as const) {
  test(`${address} answers « ${heading} » to everyone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

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
    ['/actualites/un-article', 'Actualités'],
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
