import { expect, type Page } from '@playwright/test';
import { stayForWorker } from './stayForWorker.ts';

/** The date of the example of the traffic, and twelve minutes after it. */
const read = 1_795_248_000;
const later = new Date((read + 12 * 60) * 1000);

/** Stays on the home page until the worker is installed. */
export async function stayAtHome(page: Page, siteUrl: string): Promise<void> {
  await page.clock.install({ time: later });
  await page.goto(siteUrl);
  await expect(page.getByText('Dense').first()).toBeVisible();
  await stayForWorker(page);
}
