import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from './support/test.ts';
import { answerWith } from './support/answers.ts';
import { pdf, slip } from './support/bankPage.ts';
import { examplesTime } from './support/examplesTime.ts';
import { payOnline, plate, searchNotice } from './support/payOnline.ts';
import { recordRequests } from './support/recordRequests.ts';
import { refuseCookies } from './support/session.ts';
import { signIn } from './support/signIn.ts';

// Failures of others, as the table « When something fails » of the README lists them. The ones that need the
// simulated operator are in journeys/rehearsals.spec.ts.

/** The host of these pages is gone: the browser shows its own error page. */
const loseHost = (page: Page, address: string): Promise<unknown> =>
  page.route(address, (route) => route.abort('connectionrefused'));

test('the bank is down: « Précédent » leads back to the notice, which is paid later, once', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.clock.setFixedTime(examplesTime);
  // The server is asked before the second payment: nothing was paid.
  await answerWith(page, { validateOrder: 'refused' });
  await loseHost(page, '**/test/paiement.cgi');
  await page.goto(payOnline);
  await searchNotice(page);
  const pay = page.getByRole('button', { name: /^Payer/ });
  const lost = page.waitForEvent('requestfailed', (one) => one.url().endsWith('paiement.cgi'));
  await pay.click();
  await lost;
  await page.waitForURL(/^chrome-error:/);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Reste à payer13,20\u202f€');
  // Requests that are under way while a route is removed may never be answered.
  await expect(pay).toBeVisible();
  await page.unroute('**/test/paiement.cgi');
  const posted = recordRequests(page, '/test/paiement.cgi');
  await pay.click();
  await expect.poll(() => posted.length).toBe(1);
});

test('the signature service is down: « Précédent » leads back to the order', async ({ page }) => {
  await refuseCookies(page);
  await answerWith(page, { validateOrder: 'refused' });
  await page.goto('/achat/CDW0000042');
  await slip(page).setInputFiles(pdf);
  await page.getByRole('button', { name: 'Générer mon contrat' }).click();
  const sign = page.getByRole('link', { name: 'Signer mon contrat', exact: true });
  await expect(sign).toBeVisible();
  await loseHost(page, '**/calinda/sellandsign/**');
  await sign.click();
  await page.waitForURL(/^chrome-error:/);
  await page.goBack();
  await expect(page.getByText('CDW0000042')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Générer mon contrat' }).or(sign)).toBeVisible();
});

test.describe('the certificate', () => {
  // The policy of this host allows no call to another API.
  test.use({ bypassCSP: true });

  test('a wrong certificate of the API: a sentence with the phone, and « Réessayer »', async ({
    page,
  }) => {
    const certificate = (file: string): Buffer =>
      readFileSync(new URL(`support/certificate/${file}`, import.meta.url));
    let asked = 0;
    let refused = 0;
    const api = createServer(
      { key: certificate('key.pem'), cert: certificate('certificate.pem') },
      (_request, response) => {
        asked += 1;
        response.end();
      },
    ).listen(0, '127.0.0.1');
    api.on('tlsClientError', () => (refused += 1));
    await new Promise((resolve) => api.once('listening', resolve));
    const { port } = api.address() as AddressInfo;
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { apiOrigin: `https://127.0.0.1:${String(port)}` } }),
    );
    try {
      await refuseCookies(page);
      await page.goto(payOnline);
      await searchNotice(page);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('ne répondent pas');
      await expect(plate(page)).toHaveValue('AB123CD');
      expect(refused).toBeGreaterThan(0);
      expect(asked).toBe(0);
    } finally {
      api.close();
    }
  });
});

test('the storage of the browser is forbidden: the site works until its tab is closed', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/espace/connexion');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await signIn(page, 'camille.durand@example.fr');
  await page.getByRole('link', { name: 'Espace abonné' }).click();
  await expect(heading).toContainText('Bienvenue');
  await expect(page.getByRole('dialog', { name: 'Gestion des cookies' })).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveText('Connexion');
  expect(errors).toEqual([]);
});
