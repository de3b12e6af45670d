import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { examplesTime } from './support/examplesTime.ts';
import { tickableRows } from './support/passages.ts';
import { startWithToken } from './support/session.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Espace abonné' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(examplesTime);
  await startWithToken(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/member/badge/passage');
  await expect(tickableRows(page)).toHaveCount(101);
});

test('M2.19 the drawer takes the focus and traps it in both directions', async ({ page }) => {
  await opener(page).click();
  await expect(drawer(page).getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
  await expect(menu(page).getByRole('link')).toHaveCount(13);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press(key);
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest('header, main, footer') !== null,
      );
      expect(isBehind).toBe(false);
    }
  }
});

test('M2.19 the button, Escape and a click outside close the drawer and restore the focus', async ({
  page,
}) => {
  for (const close of [
    () => page.getByRole('button', { name: 'Fermer le menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(375, 350),
  ]) {
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await close();
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
});

test('M2.19 a menu link closes the drawer and focuses the heading of the page', async ({
  page,
}) => {
  await opener(page).click();
  await menu(page).getByRole('link', { name: 'Historique' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historique du contrat');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the page behind the drawer does not scroll', async ({ page }) => {
  await opener(page).click();
  await page.mouse.move(375, 350);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
});

test('when the screen becomes wide, the sidebar replaces the drawer', async ({ page }) => {
  await opener(page).click();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(drawer(page)).toHaveCount(0);
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the drawer slides in less than 200 ms, and not at all with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const slideSeconds = (): Promise<number> =>
    drawer(page).evaluate((dialog) => parseFloat(getComputedStyle(dialog).animationDuration));
  await opener(page).click();
  expect(await slideSeconds()).toBeGreaterThan(0);
  expect(await slideSeconds()).toBeLessThan(0.2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await slideSeconds()).toBe(0);
});

test('the drawer is accessible and cuts nothing on a small screen, in light and dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await opener(page).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNothingCut(page);
  await menu(page).getByRole('link', { name: 'Retour au site public' }).scrollIntoViewIfNeeded();
  await expect(drawer(page).getByRole('button', { name: 'Fermer le menu' })).toBeInViewport();
});
