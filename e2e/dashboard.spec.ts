import { expect, test } from './support/test.ts';
import { examplesTime } from './support/examplesTime.ts';
import { holdCall } from './support/holdCall.ts';
import { tickableRows } from './support/passages.ts';
import { startWithToken } from './support/session.ts';
import { titleOf } from './support/titleOf.ts';

test.beforeEach(({ page }) => startWithToken(page));

test('M2.3, M2.20, M3.14 the dashboard of the selected contract, restored after a reload', async ({
  page,
}) => {
  await page.goto('/member/dashboard');
  const main = page.getByRole('main');
  const tile = (name: string) => main.getByRole('region', { name });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue Camille Durand');
  await expect(page).toHaveTitle(titleOf('Bienvenue Camille Durand'));
  await expect(tile('Catégorie du contrat')).toContainText('Tunnel Pass');
  await expect(tile('Badges actifs')).toContainText('3');
  await expect(tile('Solde du compte')).toContainText('−47,60\u202f€');

  await test.step('M2.20 an unpaid direct debit has its banner; a paid-up contract has none', async () => {
    const banner = page.getByRole('region', { name: 'Badges télépéages désactivés' });
    await expect(banner).toContainText('47,60\u202f€');
    await expect(banner.getByRole('button', { name: /^Régler par carte/ })).toBeEnabled();
    await page.getByLabel('N° de contrat').selectOption({ index: 1 });
    await expect(tile('Catégorie du contrat')).toContainText('Tunnel Pass Entreprise');
    await expect(banner).toHaveCount(0);
  });

  await test.step('M3.14 the contract is selected after a reload too', async () => {
    const selector = page.getByLabel('N° de contrat');
    await expect(selector.locator('option')).toHaveText([
      '00412873 · DURAND CAMILLE',
      '00500118 · ATELIERS DU VIEUX QUAI',
      '00733904 · DURAND CAMILLE',
    ]);
    await page.reload();
    await expect(selector).toHaveValue('1');
    await expect(tile('Solde du compte')).toContainText('128,40\u202f€');
  });
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
