import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { lowContrast } from './support/lowContrast.ts';
import { openPieces } from './support/openPieces.ts';

/** Browsers of another version or processor draw the edges of letters differently, not the shapes. */
const tolerance = { maxDiffPixelRatio: 0.03, threshold: 0.25, animations: 'disabled' } as const;

test('the pieces of the design: pictures, contrast of text and parts, in light and dark', async ({
  page,
}) => {
  // Builds the page, and compares 34 pictures.
  test.setTimeout(120_000);
  await openPieces(page);
  const pieces = await page.locator('[data-piece]').all();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect.soft(await lowContrast(page), colorScheme).toEqual([]);
    for (const piece of pieces) {
      const name = await piece.getAttribute('data-piece');
      await expect.soft(piece).toHaveScreenshot(`${name}-${colorScheme}.png`, tolerance);
    }
  }
});
