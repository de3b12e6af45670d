import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { refuseCookies } from './support/session.ts';

// The style sheet of a lazy page. Every browser requests it again after a failure; some browsers cache the
// failure of a script until a reload.
const signInStyles = /assets\/AccessPage-.*\.css$/;

test.beforeEach(({ page }) => refuseCookies(page));

test('a page whose code fails to load offers a link to home', async ({ page }) => {
  await page.route(signInStyles, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue');
  await expectAccessible(page);
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page.getByRole('region', { name: 'Info trafic' })).toBeVisible();
  await page.unroute(signInStyles);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
});

test('a public page shows its content and links if the application code fails to load', async ({
  page,
}) => {
  let aborted = 0;
  const application = /assets\/application-.*\.js$/;
  await page.route(application, (route) => {
    aborted += 1;
    return route.abort();
  });
  await page.goto('/');
  await expect.poll(() => aborted).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Version 4.0.4');
  const footer = page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });
  await expect(footer).toHaveCount(0);
  await page.unroute(application);
  await page.getByRole('link', { name: 'Nos abonnements', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Older browsers cache a failed module until the page is reloaded.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos abonnements');
  await expect(footer).toBeVisible();
});
