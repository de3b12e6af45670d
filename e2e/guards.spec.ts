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
  test(`P6.5 ${address} without a token leads to the sign-in panel`, async ({ page }) => {
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
  ['/espace/activation/abc', 'Activation du compte'],
  ['/finances/inconnue', 'Page introuvable'],
  ['/achat/1/2/3', 'Page introuvable'],
] as const) {
  test(`${address} answers « ${heading} » to everyone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('an address of the subscriber area that does not exist says so inside the area', async ({
  page,
}) => {
  await comeBackWith(page);
  await page.goto('/member/inconnue');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByRole('navigation', { name: 'Espace abonné' })).toBeVisible();
});
