import { expect, test } from '@playwright/test';
import { resetAnswers, answerWith } from './support/answers.ts';
import { examplesTime } from './support/examplesTime.ts';
import { holdCall } from './support/holdCall.ts';
import { tickableRows } from './support/passages.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('M2.3 the dashboard shows the category, the active badges and the balance of the contract', async ({
  page,
}) => {
  await page.goto('/member');
  await expect(page).toHaveURL(/\/member\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
  await expect(page).toHaveTitle(titleOf('Bienvenue Camille Durand'));
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Catégorie du contrat' })).toContainText(
    'Tunnel Pass',
  );
  await expect(main.getByRole('region', { name: 'Badges actifs' })).toContainText('3');
  await expect(main.getByRole('region', { name: 'Solde du compte' })).toContainText(
    '−47,60\u202f€',
  );
});

test('M2.20 an unpaid direct debit shows its total, the invoices and the payment button', async ({
  page,
}) => {
  await page.goto('/member/dashboard');
  const banner = page.getByRole('region', { name: 'Badges télépéages désactivés' });
  await expect(banner).toContainText('47,60\u202f€');
  await expect(banner.getByRole('link', { name: 'Voir mes factures' })).toHaveAttribute(
    'href',
    '/member/contract/invoice/list',
  );
  await expect(banner.getByRole('button', { name: 'Régler par carte', exact: true })).toBeEnabled();
});

test('M2.20 without an unpaid invoice there is no banner', async ({ page }) => {
  await answerWith(page, { loadSubscriber: 'noUnpaid' });
  await page.goto('/member/dashboard');
  await expect(page.getByRole('region', { name: 'Solde du compte' })).toBeVisible();
  await expect(page.getByText('Badges télépéages désactivés')).toHaveCount(0);
});

test('M2.20 a requested account deletion is shown in the top bar', async ({ page }) => {
  await answerWith(page, { loadSubscriber: 'deletionRequested' });
  await page.goto('/member/dashboard');
  await expect(page.getByRole('banner')).toContainText('Demande de suppression du compte');
});

test('M3.14 the selected contract changes the dashboard and is restored after a reload', async ({
  page,
}) => {
  await page.goto('/member/dashboard');
  const selector = page.getByLabel('N° de contrat');
  await expect(selector.locator('option')).toHaveText([
    '00412873 · DURAND CAMILLE',
    '00500118 · ATELIERS DU VIEUX QUAI',
    '00733904 · DURAND CAMILLE',
  ]);
  await selector.selectOption({ index: 1 });
  await expect(page.getByRole('region', { name: 'Catégorie du contrat' })).toContainText(
    'Tunnel Pass Entreprise',
  );
  await page.reload();
  await expect(selector).toHaveValue('1');
  await expect(page.getByRole('region', { name: 'Solde du compte' })).toContainText(
    '128,40\u202f€',
  );
});

test('lists shorter than the contracts count as empty: the last contract opens', async ({
  page,
}) => {
  await answerWith(page, { loadSubscriber: 'shortLists' });
  await page.goto('/member/dashboard');
  await page.getByLabel('N° de contrat').selectOption({ index: 2 });
  await expect(page.getByRole('region', { name: 'Badges actifs' })).toContainText('0');
});

test('a failing server shows a message and a retry button', async ({ page }) => {
  await answerWith(page, { loadSubscriber: 'failure' });
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { name: 'Une erreur est survenue' })).toBeVisible();
  await resetAnswers(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
});

test('a refused token leads to sign-in with a message; no private data stays on screen', async ({
  page,
}) => {
  await answerWith(page, { loadSubscriber: 'tokenExpired' });
  await page.goto('/member/dashboard');
  await expect(page).toHaveURL(/\/espace\/connexion$/);
  await expect(page.getByRole('alert')).toContainText('Votre session a expiré.');
  await expect(page.getByText('Camille')).toHaveCount(0);
});

test('M2.19 on a phone the menu opens on demand and closes with Escape or on navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/member/dashboard');
  const menu = page.getByRole('navigation', { name: 'Espace abonné' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await menu.getByRole('link', { name: 'Trajets' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trajets des 18 derniers mois');
  await expect(menu).toBeHidden();
});

test('M2.19 a link opens a page at the top, heading focused; back and forward restore the scroll', async ({
  page,
}) => {
  // The table has the trips of the last 18 months. `page.clock` would replace `performance` too, which tells
  // the page that it was reloaded.
  await page.addInitScript((start) => {
    const ahead = Date.now() - start;
    const { now } = Date;
    globalThis.Date = class extends Date {
      constructor(...parts: readonly [] | ConstructorParameters<typeof Date>) {
        if (parts.length === 0) super(now() - ahead);
        else super(...(parts as [number]));
      }
      static override now(): number {
        return now() - ahead;
      }
    } as DateConstructor;
  }, examplesTime.getTime());
  // The viewport is low, so that the dashboard can scroll as far as the table did.
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/member/badge/passage');
  await expect(tickableRows(page)).toHaveCount(101);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('nav a[href="/member/dashboard"]')?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { top, reach } = await page.evaluate(() => ({
    top: window.scrollY,
    reach: document.documentElement.scrollHeight - innerHeight,
  }));
  expect(reach).toBeGreaterThan(400);
  expect(top).toBe(0);

  const place = () => page.evaluate(() => window.scrollY);
  const heading = page.getByRole('heading', { level: 1 });
  await test.step('M2.19 back and forward restore the scroll position', async () => {
    await page.mouse.wheel(0, 150);
    await expect.poll(place).toBe(150);
    await page.goBack();
    await expect(heading).toHaveText('Trajets des 18 derniers mois');
    await expect.poll(place).toBe(400);
    await page.goForward();
    await expect(heading).toHaveText('Bienvenue Camille Durand');
    await expect.poll(place).toBe(150);
  });

  await test.step('M2.19 also if the content loads later, after a reload', async () => {
    const answerList = await holdCall(page, /user\/data\/passages$/);
    await page.reload();
    await expect.poll(place).toBe(150);
    await page.mouse.wheel(0, 0);
    await page.goBack();
    await expect(heading).toHaveText('Trajets des 18 derniers mois');
    answerList();
    await expect(tickableRows(page)).toHaveCount(101);
    await expect.poll(place).toBe(400);
  });

  await test.step('M2.19 a link after a return also scrolls to the top', async () => {
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    await expect(heading).toHaveText('Bienvenue Camille Durand');
    await expect.poll(place).toBe(0);
  });
});
