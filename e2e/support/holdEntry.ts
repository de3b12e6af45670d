import type { Page } from '@playwright/test';

/** Holds the script of the site back until the returned function is called. */
export async function holdEntry(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}
