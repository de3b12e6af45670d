import { expect, test, type Page } from './support/test.ts';
import { operator } from '../src/ui/operator.ts';
import { resetAnswers, answerWith } from './support/answers.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { examplesTime } from './support/examplesTime.ts';
import { refuseCookies } from './support/session.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

// Alerts and news are shown for a limited time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: examplesTime });
  await refuseCookies(page);
});

test('P2.1, P9.13 home shows slides, traffic, offers and news, each in a region; the traffic is read every 30 seconds', async ({
  page,
}) => {
  let readings = 0;
  page.on('request', (request) => (readings += request.url().endsWith('/api/v2/traffic') ? 1 : 0));
  await page.goto('/');
  const traffic = region(page, 'Info trafic');
  await expect(traffic.getByRole('cell', { name: 'Fluide' })).toHaveCount(6);
  await expect(
    traffic.getByRole('row', { name: 'Prado → Vieux-Port (Carénage) Dense 9 min' }),
  ).toBeVisible();
  expect(readings).toBe(1);

  await page.clock.runFor(31_000);
  await expect.poll(() => readings).toBe(2);

  await test.step('P3.12, P9.14 our slide is first; slides change by hand, and fade if motion is wanted', async () => {
    const slider = region(page, 'À la une');
    await slider.getByRole('button', { name: 'Diapositive suivante' }).click();
    await expect(slider.getByText('2 sur 4')).toBeVisible();
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

  await test.step('P9.1, P9.14, P9.19 the offers, and the three latest news', async () => {
    await expect(region(page, 'Nos offres').getByRole('heading', { level: 3 })).toHaveText([
      "Offre d'été",
      'Tunnel Pass',
      'Tunnel Pass +',
    ]);
    const news = region(page, 'Actualités');
    await expect(news.getByRole('listitem')).toHaveCount(3);
    await expect(news.getByText('Nouveau')).toHaveCount(3);
  });
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

test('M4.10, M4.11, M8.3, P3.25 the gravest alert is in a strip, all of them and the news behind a button', async ({
  page,
}) => {
  const code = /assets\/AlertsList-.*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/faq');
  const alerts = region(page, 'Alertes');
  const show = alerts.getByRole('button', { name: 'Afficher les alertes', exact: true });
  await expect(alerts).toContainText('sens Prado 2 – Menpenti fermé');
  await expect(show).toHaveAccessibleDescription('1 alerte, 3 nouveautés');

  await test.step('a list that does not arrive says so, with a way on', async () => {
    await show.click();
    await expect(alerts.getByRole('alert')).toContainText("n'a pas pu être chargée");
    await expect(alerts.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await page.unroute(code);
    // Chromium keeps the failure of a script until the page is loaded again.
    await page.reload();
  });

  await show.click();
  const list = alerts.getByRole('heading', { level: 3 });
  await expect(list).toContainText('Prado 2');
  await expect(alerts.getByRole('link', { name: 'Fermetures de nuit en décembre' })).toBeVisible();

  await test.step('it closes with its button, with Escape, and when the focus or a press is elsewhere', async () => {
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
});

test('P2.10, P2.13, P4.33 a planned maintenance is announced on every page, and its page is left at its end', async ({
  page,
}) => {
  await answerWith(page, { readMaintenance: 'maintenance' });
  await page.goto('/faq');
  const banner = page.getByRole('complementary', { name: 'Maintenance' });
  await banner.getByRole('link', { name: 'En savoir plus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Synchronisation en cours');
  await resetAnswers(page);
  await page.clock.runFor(31_000);
  await expect(page).toHaveURL(/\/$/);
  await expect(banner).toBeHidden();
});

test("P3.11 without the editors' menu the fixed links remain", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerWith(page, { loadPublicData: 'failure' });
  await page.goto('/nos-abonnements/tunnel-pass');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une erreur est survenue');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await expect(menu.getByRole('link', { name: 'Payer en ligne' })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }),
  ).toBeVisible();
});
