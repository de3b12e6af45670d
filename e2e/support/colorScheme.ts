import type { Page } from '@playwright/test';

/**
 * Changes the scheme of the device. Resolves once the page has followed: its listeners of media queries run
 * before the next frame, and until then Mantine has one scheme and the rest of the page the other.
 */
export async function changeColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
