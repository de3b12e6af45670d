import type { Page } from '@playwright/test';

/** Holds all calls to an address until the returned function is called. */
export async function holdCall(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const told = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await told;
    await route.continue();
  });
  return release;
}
