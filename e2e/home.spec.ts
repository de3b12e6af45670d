import { expect, test, type Page } from '@playwright/test';
import { operator } from '../src/ui/operator.ts';
import { expectAccessible } from './support/accessibility.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { examplesTime } from './support/examplesTime.ts';
import { refuseCookies } from './support/session.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

// Alerts and news are shown for a limited time.
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(examplesTime);
  await refuseCookies(page);
});

test('P2.1 home shows slider, traffic, offers, news, payment and social feed, each in a region', async ({
  page,
}) => {
  const refused = watchContentPolicy(page);
  await page.goto('/');

  await test.step('P3.12, P9.14 our slide is first; slides change by hand with a 1.5 s fade', async () => {
    const slider = region(page, 'À la une');
    await expect(slider.getByText('1 sur 4')).toBeVisible();
    await slider.getByRole('button', { name: 'Diapositive suivante' }).click();
    await expect(slider.getByText('2 sur 4')).toBeVisible();
    await expect(slider.getByRole('heading', { name: 'Sous le port' })).toBeVisible();
    await expect(slider.getByRole('link', { name: "S'abonner en ligne" })).toBeHidden();
    await slider.getByRole('button', { name: 'Diapositive précédente' }).click();
    await expect(slider.getByRole('link', { name: "S'abonner en ligne" })).toBeVisible();
    const fade = (): Promise<string> =>
      slider
        .locator('div')
        .first()
        .evaluate((slide) => getComputedStyle(slide).transitionDuration);
    expect(await fade()).toBe('0s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await fade()).toBe('1.5s, 1.5s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('P9.1 the special offer and the two Tunnel Pass, each with its link', async () => {
    const offers = region(page, 'Nos offres');
    await expect(offers.getByRole('heading', { level: 3 })).toHaveText([
      "Offre d'été",
      'Tunnel Pass',
      'Tunnel Pass +',
    ]);
    const links = offers.getByRole('link');
    await expect(links.nth(0)).toHaveAttribute('href', '/nos-abonnements/offre-ete');
    await expect(links.nth(1)).toHaveAttribute('href', '/nos-abonnements/tunnel-pass');
    await expect(links.nth(2)).toHaveAttribute('href', '/nos-abonnements/tunnel-pass-plus');
  });

  await test.step('P9.14, P9.19 the three latest news; those of the last seven days are marked', async () => {
    const news = region(page, 'Actualités');
    await expect(news.getByRole('listitem')).toHaveCount(3);
    await expect(news.getByRole('listitem').first()).toContainText('Fermetures de nuit');
    await expect(news.getByText('Nouveau')).toHaveCount(3);
    await expect(news.getByRole('link', { name: 'Toutes les actualités' })).toHaveAttribute(
      'href',
      '/actualites',
    );
  });

  const pay = region(page, 'Payer un passage').getByRole('link', { name: 'Payer en ligne' });
  await expect(pay).toHaveAttribute('href', '/payer-en-ligne');
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test('P2.1, P3.14, P4.34, P7.6 video and external pictures load only after consent', async ({
  page,
}) => {
  const refused = watchContentPolicy(page);
  const played: string[] = [];
  await page.route(`${new URL(operator.rampVideo).origin}/**`, (route) => {
    played.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Lecteur</title>' });
  });
  await page.goto('/');
  const social = region(page, 'Réseaux sociaux');
  await expect(social.getByRole('link', { name: /^Voir la publication/ })).toHaveCount(6);
  await expect(social.locator('img')).toHaveCount(0);

  const ramp = region(page, 'La rampe gratuite');
  await ramp.getByRole('button', { name: 'Voir la vidéo' }).click();
  await expect(ramp.getByRole('status')).toContainText('Autorisez les services tiers');
  expect(played).toEqual([]);
  const choose = ramp.getByRole('button', { name: 'Choisir mes cookies' });
  await expect(choose).toBeFocused();
  await choose.click();
  const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' });
  await dialog.getByRole('switch', { name: 'Services tiers' }).check();
  await dialog.getByRole('button', { name: "J'accepte" }).click();

  await expect(ramp.getByTitle('Vidéo de la rampe gratuite')).toBeVisible();
  await expect.poll(() => played).toEqual([operator.rampVideo]);
  await expect(social.locator('img')).toHaveCount(6);
  await expect(ramp.getByTitle('Vidéo de la rampe gratuite')).toBeFocused();

  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(social.locator('img')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('M4.10, M4.11, P3.25, P9.19 the gravest alert is in a strip, all of them and the news behind a button', async ({
  page,
}) => {
  await page.goto('/faq');
  const alerts = region(page, 'Alertes');
  await expect(alerts).toContainText('sens Prado 2 – Menpenti fermé');
  const show = alerts.getByRole('button', { name: 'Afficher les alertes', exact: true });
  await expect(show).toHaveAccessibleDescription('1 alerte, 3 nouveautés');
  await show.click();
  await expect(alerts.getByRole('heading', { level: 3 })).toContainText('Prado 2');
  await expect(alerts.getByText(/^travaux$/i)).toBeVisible();
  await expect(alerts.getByRole('link', { name: 'Fermetures de nuit en décembre' })).toBeVisible();
  await expectAccessible(page);

  await test.step('they close with their button, with Escape, and when the focus or a press is elsewhere', async () => {
    const list = alerts.getByRole('heading', { level: 3 });
    await alerts.getByRole('button', { name: 'Réduire les alertes' }).click();
    await expect(list).toBeHidden();
    await show.click();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(show).toBeFocused();
    await show.click();
    await page.getByRole('tab', { name: 'Abonnements' }).focus();
    await expect(list).toBeHidden();
    await show.click();
    await page.getByRole('main').click({ position: { x: 1250, y: 300 } });
    await expect(list).toBeHidden();
  });

  await page.goto('/espace/gratuite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace gratuité');
  await expect(alerts).toBeHidden();
});

test('M8.3 a list of alerts that does not arrive says so, with a way on', async ({ page }) => {
  const code = /assets\/AlertsList-.*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/faq');
  const alerts = region(page, 'Alertes');
  await alerts.getByRole('button', { name: 'Afficher les alertes', exact: true }).click();
  await expect(alerts.getByRole('alert')).toContainText("n'a pas pu être chargée");
  await page.unroute(code);
  // Chromium keeps the failure of a script until the page is loaded again.
  await expect(alerts.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.reload();
  await alerts.getByRole('button', { name: 'Afficher les alertes', exact: true }).click();
  await expect(alerts.getByRole('heading', { level: 3 })).toContainText('Prado 2');
});

test('M4.10 the alerts open by themselves for a closure since the last visit, never on a form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('lastVisit') === null) localStorage.setItem('lastVisit', '1794000000');
  });
  await page.goto('/nous-contacter');
  const alerts = region(page, 'Alertes');
  const show = alerts.getByRole('button', { name: 'Afficher les alertes', exact: true });
  await expect(show).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('lastVisit'));
  await page.goto('/faq');
  await expect(alerts.getByRole('heading', { level: 3 })).toBeVisible();
  await page.reload();
  await expect(show).toBeVisible();
});

test('P2.10, P2.13, P4.33 the maintenance page exists; the synchronisation page needs the flag', async ({
  page,
}) => {
  await page.clock.install({ time: examplesTime });
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site en maintenance');
  await page.goto('/synchronisation');
  await expect(page).toHaveURL(/\/$/);
  await answerWith(page, { readMaintenance: 'maintenance' });
  await page.reload();
  const banner = page.getByRole('complementary', { name: 'Maintenance' });
  await banner.getByRole('link', { name: 'En savoir plus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Synchronisation en cours');
  await expectAccessible(page);
  await resetAnswers(page);
  await page.clock.runFor(31_000);
  await expect(page).toHaveURL(/\/$/);
  await expect(banner).toBeHidden();
});

test("P3.11 the editors' menu hides private entries; without it the fixed links remain", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await menu.getByRole('button', { name: 'Nos abonnements' }).click();
  await expect(menu.getByRole('link', { name: "Offre d'hiver" })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Mon espace' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Tunnel Pass +' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tunnel Pass +');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Données personnelles' }),
  ).toBeVisible();

  await answerWith(page, { loadPublicData: 'failure' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menu.getByRole('link', { name: 'Payer en ligne' })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }),
  ).toBeVisible();
});
