import type { Page } from '@playwright/test';
import { expectAccessible, expectNothingCut, expectReadableColours } from './accessibility.ts';
import { expectWalkableByKeyboard } from './keyboard.ts';

/** Checks the current page at 1440 and 390 px, in light and dark, by keyboard, and at 320 px. */
export async function checkPage(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColours(page);
  }
  await expectWalkableByKeyboard(page, 'main');
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNothingCut(page);
}
