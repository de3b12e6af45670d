import type { Page } from '@playwright/test';

/**
 * Waits until the browser has painted the page. Before that, its style sheets may still be missing: elements
 * are « visible » for Playwright, but have the browser's own sizes.
 */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
}
