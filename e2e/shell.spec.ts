import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import { boxOf } from './support/boxOf.ts';
import { startWithToken, refuseCookies } from './support/session.ts';

// The style sheets of lazy pages. Every browser requests them again after a failure; some browsers
// cache the failure of a script until a reload.
const signInStyles = /assets\/AccessPage-.*\.css$/;
const passagesStyles = /assets\/PassagesPage-.*\.css$/;

test.describe('cookies', () => {
  const overlay = { name: 'Gestion des cookies' };

  test('M4.9 the question is shown until it is answered; a refusal disables both services', async ({
    page,
  }) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog', overlay);
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await dialog.getByRole('button', { name: 'Tout refuser' }).click();
    await expect(dialog).toBeHidden();
    const kept = await page.evaluate(() => [
      localStorage.getItem('acceptMAT'),
      localStorage.getItem('acceptTP'),
    ]);
    expect(kept).toEqual(['false', 'false']);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('the buttons to refuse and to accept have the same size', async ({ page }) => {
    await page.goto('/');
    const refuse = await boxOf(page.getByRole('button', { name: 'Tout refuser' }));
    const accept = await boxOf(page.getByRole('button', { name: "J'accepte" }));
    expect(refuse.height).toBe(accept.height);
    expect(Math.abs(refuse.width - accept.width)).toBeLessThan(1);
  });

  test('P3.26 the answer can be changed in the footer; page views are counted from then on', async ({
    page,
  }) => {
    await refuseCookies(page);
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Gérer les cookies' });
    await opener.click();
    const dialog = page.getByRole('dialog', overlay);
    await expect(dialog).toBeFocused();
    await dialog.getByRole('switch', { name: "Mesure d'audience" }).check();
    const view = page.waitForRequest(/\/matomo\.php$/);
    await dialog.getByRole('button', { name: "J'accepte" }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('acceptMAT'))).toBe('true');
    const counted = new URLSearchParams((await view).postData() ?? '');
    expect([counted.get('rec'), counted.get('action_name')]).toEqual(['1', '/']);
  });
});

test.describe('the public shell', () => {
  test.beforeEach(({ page }) => refuseCookies(page));

  test('P2.1 home shows the traffic of eight directions, a closed one with its reason', async ({
    page,
  }) => {
    await page.goto('/');
    const traffic = page.getByRole('region', { name: 'Info trafic' });
    await expect(traffic.getByRole('cell', { name: 'Fluide' })).toHaveCount(6);
    await expect(traffic.getByRole('row', { name: 'Prado → Carénage Dense 9 min' })).toBeVisible();
    await expect(
      traffic.getByRole('row', { name: /^Prado 2 → Menpenti Fermé.* Fermé –$/ }),
    ).toContainText('entrée Prado 2, sortie Menpenti. Travaux d’étanchéité');
    await expectAccessible(page);
  });

  test('traffic that cannot be read shows a message and a retry button', async ({ page }) => {
    await answerWith(page, { readTraffic: 'failure', listTrafficSnapshots: 'failure' });
    await page.goto('/');
    const traffic = page.getByRole('region', { name: 'Info trafic' });
    await expect(traffic.getByText('Une erreur est survenue')).toBeVisible();
    await expectAccessible(page);
    const again = traffic.getByRole('button', { name: 'Réessayer' });
    const call = page.waitForResponse(/\/api\/v2\/traffic$/);
    await again.click();
    await call;
    await expect(again).toBeFocused();
    await resetAnswers(page);
    await again.click();
    await expect(traffic.getByRole('cell', { name: 'Dense' })).toBeVisible();
  });

  test('P9.13 the traffic is polled every 30 seconds', async ({ page }) => {
    await page.clock.install();
    let readings = 0;
    page.on(
      'request',
      (request) => (readings += request.url().endsWith('/api/v2/traffic') ? 1 : 0),
    );
    await page.goto('/');
    // The 30 seconds count from the answer.
    const traffic = page.getByRole('region', { name: 'Info trafic' });
    await expect(traffic.getByRole('cell', { name: 'Dense' })).toBeVisible();
    expect(readings).toBe(1);
    await page.clock.runFor(20_000);
    expect(readings).toBe(1);
    await page.clock.runFor(10_000);
    await expect.poll(() => readings).toBe(2);
  });

  test('an unknown address shows a not-found page with a link to home', async ({ page }) => {
    await page.goto('/inconnue');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expectAccessible(page);
    await page.getByRole('link', { name: "Retour à l'accueil" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

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

  test('the code of a page that failed to load is retried in place; drafts stay', async ({
    page,
  }) => {
    await startWithToken(page);
    await page.goto('/member/account/add-contract');
    await page.getByLabel('Nom du titulaire').fill('Durand Camille');
    await page.route(passagesStyles, (route) => route.abort());
    await page.getByRole('link', { name: 'Trajets' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Une erreur est survenue');
    await page.unroute(passagesStyles);
    const styles = page.waitForResponse(/assets\/PassagesPage-.*\.css$/);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(heading).toHaveText('Trajets des 18 derniers mois');
    await expect(heading).toBeFocused();
    expect((await styles).ok()).toBe(true);
    await page.getByRole('link', { name: 'Ajouter un contrat' }).click();
    await expect(page.getByLabel('Nom du titulaire')).toHaveValue('DURAND CAMILLE');
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

  test('the traffic is requested without the stored token', async ({ page }) => {
    await startWithToken(page);
    const call = page.waitForRequest(/\/api\/v2\/traffic$/);
    await page.goto('/');
    expect(await (await call).allHeaders()).not.toHaveProperty('authorization');
  });

  test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Info trafic' })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('M0.1, M1.8 the interface is in French; the footer credits the agency and shows the version', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Version 4.0.4');
    await expect(footer).toContainText('Site conçu par');
    await expect(footer.getByRole('link', { name: /Accessibilité/ })).toContainText('non conforme');
  });

  test('P6.6 the header links a signed-in visitor to the dashboard', async ({ page }) => {
    await startWithToken(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Espace client' }).click();
    await expect(page).toHaveURL(/\/member\/dashboard$/);
  });

  test('on a phone the menu opens and closes with its button and with Escape', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Navigation principale' });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(menu.getByRole('link', { name: 'Payer en ligne' })).toBeVisible();
    await menu.getByRole('link', { name: 'Payer en ligne' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
  });

  test('the chosen colour scheme is stored and applied before the first paint', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Apparence/ }).click();
    await page.getByRole('button', { name: /Apparence/ }).click();
    const scheme = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('dark');
    await page.reload();
    expect(await scheme()).toBe('dark');
    await expect(page.getByRole('button', { name: /sombre/ })).toBeVisible();
  });
});
