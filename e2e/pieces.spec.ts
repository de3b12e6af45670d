import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { lowContrast } from './support/lowContrast.ts';
import { openPieces } from './support/openPieces.ts';
import { screens } from './support/screens.ts';
import { startWithToken } from './support/session.ts';

/** Browsers of another version or processor draw the edges of letters differently, not the shapes. */
const tolerance = { maxDiffPixelRatio: 0.03, threshold: 0.25, animations: 'disabled' } as const;

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
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect.soft(await lowContrast(page), colorScheme).toEqual([]);
    for (const piece of pieces) {
      const name = await piece.getAttribute('data-piece');
      await expect.soft(piece).toHaveScreenshot(`${name}-${colorScheme}.png`, tolerance);
    }
  }
});

/** Otherwise a slow machine draws the first page in the fallback font. */
async function waitForFont(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response: answer, body });
  });
}

const bars = [
  ['public', screens.news],
  ['area', screens.badges],
] as const;

for (const [name, [address, arrived]] of bars) {
  test(`the top bar of the ${name} pages: pictures at two widths, in light and dark`, async ({
    page,
  }) => {
    await waitForFont(page);
    await startWithToken(page);
    await page.goto(address);
    await expect(arrived(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect
          .soft(page.getByRole('banner'))
          .toHaveScreenshot(`bar-${name}-${width}-${colorScheme}.png`, tolerance);
      }
    }
  });
}
