import { expect, test, type Page } from '@playwright/test';
import { operator } from '../src/ui/operator.ts';
import { expectAccessible } from './support/accessibility.ts';
import { answerAsUsual, answerWith } from './support/answers.ts';
import { watchContentPolicy } from './support/contentPolicy.ts';
import { refuseCookies } from './support/session.ts';

/** The day of the contract's examples: alerts and news are shown for a while only. */
const storyTime = new Date('2026-11-21T10:00:00Z');
const region = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(storyTime);
  await refuseCookies(page);
});

test('P2.1 home: the slider, the traffic, three offers, three news, the payment of a passage and the social feed, each in its region', async ({
  page,
}) => {
  const refused = watchContentPolicy(page);
  await page.goto('/');

  await test.step('P3.12, P9.14 our first slide, then those of the editors in their order, by hand; 1.5 s from one to the next, none for who prefers no motion', async () => {
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

  await test.step('P9.1 the special offer and the two Tunnel Pass, each leading to its page', async () => {
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

  await test.step('P9.14, P9.19 the three latest news, those of the last seven days marked', async () => {
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

test('P2.1, P3.14, P4.34, P7.6 the video and the pictures of other sites come after consent only, the player after a click too', async ({
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
  await ramp.getByRole('button', { name: 'Choisir mes cookies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' });
  await dialog.getByRole('switch', { name: 'Services tiers' }).check();
  await dialog.getByRole('button', { name: "J'accepte" }).click();

  await expect(ramp.getByTitle('Vidéo de la rampe gratuite')).toBeVisible();
  await expect.poll(() => played).toEqual([operator.rampVideo]);
  await expect(social.locator('img')).toHaveCount(6);

  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(social.locator('img')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('M4.10, M4.11, P3.25, P9.19 the alerts of the moment and the news of the week float over public pages, and stay as the visitor left them for the visit', async ({
  page,
}) => {
  await page.goto('/faq');
  const alerts = region(page, 'Alertes');
  await expect(alerts.getByRole('heading', { level: 3 })).toContainText('Prado 2');
  await expect(alerts.getByText(/^travaux$/i)).toBeVisible();
  await expect(alerts.getByRole('link', { name: 'Fermetures de nuit en décembre' })).toBeVisible();
  await alerts.getByRole('button', { name: 'Réduire les alertes' }).click();
  await expect(alerts.getByRole('heading', { level: 3 })).toBeHidden();
  await page.reload();
  const show = alerts.getByRole('button', { name: 'Afficher les alertes', exact: true });
  await expect(show).toHaveAccessibleDescription('4 messages');
  await page.goto('/espace/gratuite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace gratuité');
  await expect(alerts).toBeHidden();
});

test('P2.10, P2.13, P4.33 the maintenance page is always there; « Synchronisation en cours » is there while the maintenance flag is set, and leads home once it is not', async ({
  page,
}) => {
  await page.clock.install({ time: storyTime });
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
  await answerAsUsual(page);
  await page.clock.runFor(31_000);
  await expect(page).toHaveURL(/\/$/);
  await expect(banner).toBeHidden();
});

test('P3.11 the menu of the editors, private entries with a token only, footer entries in the footer; without it the site leads on all the same', async ({
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
