import type { Page } from '@playwright/test';

/** Counts, from now on, the blob URLs that the page creates and those that it has not revoked. */
export async function countBlobs(
  page: Page,
): Promise<() => Promise<readonly [made: number, kept: number]>> {
  await page.addInitScript(() => {
    const made: string[] = [];
    const kept = new Set<string>();
    const createObjectURL = URL.createObjectURL.bind(URL);
    const revokeObjectURL = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      const address = createObjectURL(source);
      made.push(address);
      kept.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      kept.delete(address);
      revokeObjectURL(address);
    };
    Object.assign(window, { countBlobs: () => [made.length, kept.size] });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { countBlobs: () => readonly [number, number] }).countBlobs(),
    );
}
