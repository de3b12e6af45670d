import { expect, test } from './support/test.ts';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { examplesTime } from './support/examplesTime.ts';
import { startWithToken } from './support/session.ts';

test('M2.19 the menu of a phone is a dialog: focus, closing, scrolling, motion, a wide screen', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const closer = drawer.getByRole('button', { name: 'Fermer le menu' });
  const menu = page.getByRole('navigation', { name: 'Espace abonné' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.clock.setFixedTime(examplesTime);
  await startWithToken(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/member/dashboard');
  await expect(heading).toHaveText(/^Bienvenue/);
  await expect(menu).toBeHidden();

  await test.step('it takes the focus and traps it in both directions', async () => {
    await opener.click();
    await expect(closer).toBeFocused();
    await expect(menu.getByRole('link')).toHaveCount(13);
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await expect(closer).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(closer).toBeFocused();
  });

  await test.step('the page behind it does not scroll', async () => {
    await page.mouse.move(375, 350);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  });

  await test.step('its button and a click outside close it, and restore the focus', async () => {
    for (const close of [() => closer.click(), () => page.mouse.click(375, 350)]) {
      await opener.click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  await test.step('it slides in less than 200 ms, and not at all with reduced motion', async () => {
    const slideSeconds = (): Promise<number> =>
      drawer.evaluate((dialog) => parseFloat(getComputedStyle(dialog).animationDuration));
    await opener.click();
    expect(await slideSeconds()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await slideSeconds()).toBeGreaterThan(0);
    expect(await slideSeconds()).toBeLessThan(0.2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('it is accessible and cuts nothing on the smallest screen', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expectAccessible(page);
    await expectNothingCut(page);
    await menu.getByRole('link', { name: 'Retour au site public' }).scrollIntoViewIfNeeded();
    await expect(closer).toBeInViewport();
  });

  await test.step('a link closes it and focuses the heading of its page', async () => {
    await menu.getByRole('link', { name: 'Historique' }).click();
    await expect(heading).toHaveText('Historique du contrat');
    await expect(drawer).toHaveCount(0);
    await expect(heading).toBeFocused();
  });

  await test.step('when the screen becomes wide, the sidebar replaces it', async () => {
    await opener.click();
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeVisible();
    await expect(heading).toBeVisible();
  });
});
