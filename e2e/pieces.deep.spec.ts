import { changeColorScheme } from './support/colorScheme.ts';
import { expect, test, type Page } from './support/test.ts';
import { expectAccessible } from './support/accessibility.ts';
import { lowContrast } from './support/lowContrast.ts';
import { openPieces } from './support/openPieces.ts';
import { comparePicturesOfBar, tolerance } from './support/pictureOfBar.ts';
import { screens } from './support/screens.ts';
import { startWithToken } from './support/session.ts';

// A file that comes after the page may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The result of a button stays: its 2.5 s end before or after its picture, by the speed of the machine. */
async function keepOutcomes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === 2_500 ? 0 : later(run, ms)) as typeof setTimeout;
  });
}

test('the pieces of the design: pictures, contrast of text and parts, in light and dark', async ({
  page,
}) => {
  // Builds the page, and compares 34 pictures.
  test.setTimeout(120_000);
  await keepOutcomes(page);
  await openPieces(page);
  const pieces = await page.locator('[data-piece]').all();
  for (const colorScheme of ['light', 'dark'] as const) {
    await changeColorScheme(page, colorScheme);
    await expectAccessible(page);
    expect.soft(await lowContrast(page), colorScheme).toEqual([]);
    for (const piece of pieces) {
      const name = await piece.getAttribute('data-piece');
      await expect.soft(piece).toHaveScreenshot(`${name}-${colorScheme}.png`, tolerance);
    }
  }
});

test('the top bar of the area: pictures at two widths, in light and dark', async ({ page }) => {
  await startWithToken(page);
  await comparePicturesOfBar(page, 'area', screens.badges);
});
