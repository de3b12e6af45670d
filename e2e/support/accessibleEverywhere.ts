import type { Page } from '@playwright/test';
import { expectAccessible, expectNothingCut } from './accessibility.ts';

/** On a computer in the light, on a phone in the dark. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNothingCut(page);
  }
}
