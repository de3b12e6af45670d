import { expect, type Page } from '@playwright/test';

/** Stays on a page until the service worker is installed. The clock of the page must be installed. */
export async function stayForWorker(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(11_000);
      return page.evaluate(async () => {
        const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return active?.state;
      });
    })
    .toBe('activated');
}

/** The paths of everything that the service worker stores. */
export const storedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
