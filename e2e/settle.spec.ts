import { expect, test } from '@playwright/test';
import { examplesTime } from './support/examplesTime.ts';
import { recordRequests } from './support/recordRequests.ts';
import { startWithToken } from './support/session.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('M2.20, M7.26 « Régler par carte » posts the sealed form to the bank', async ({ page }) => {
  const posted = recordRequests(page, '/test/paiement.cgi');
  await page.clock.setFixedTime(examplesTime);
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
