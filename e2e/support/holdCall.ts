import type { Page } from '@playwright/test';

/** Holds the calls to an address back until told. */
export async function holdCall(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const told = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await told;
    await route.continue();
  });
  return release;
}
