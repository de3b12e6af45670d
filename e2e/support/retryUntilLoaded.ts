import { expect, type Locator } from '@playwright/test';

/**
 * Presses « Réessayer » until it is gone. Parts of a page that mount after a failure ask again by themselves:
 * the button may be busy, or gone before it is pressed.
 */
export async function retryUntilLoaded(retry: Locator): Promise<void> {
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click({ timeout: 1_000 });
    await expect(retry).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
