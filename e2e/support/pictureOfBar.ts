import { changeColorScheme } from './colorScheme.ts';
import { expect, type Page } from '@playwright/test';
import { seen, type Screen } from './screens.ts';

/** Browsers of another version or processor draw the edges of letters differently, not the shapes. */
export const tolerance = {
  maxDiffPixelRatio: 0.03,
  threshold: 0.25,
  animations: 'disabled',
} as const;

/** Otherwise a slow machine draws the first page in the fallback font. */
async function waitForFont(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response: answer, body });
  });
}

/** Compares the top bar of a screen with its pictures, at two widths, in light and dark. */
export async function comparePicturesOfBar(
  page: Page,
  name: string,
  [address, arrived]: Screen,
): Promise<void> {
  await waitForFont(page);
  await page.goto(address);
  await expect(seen(page, arrived)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await changeColorScheme(page, colorScheme);
      await expect
        .soft(page.getByRole('banner'))
        .toHaveScreenshot(`bar-${name}-${width}-${colorScheme}.png`, tolerance);
    }
  }
}
