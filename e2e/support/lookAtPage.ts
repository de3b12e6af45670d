import type { Page } from '@playwright/test';
import { expectAccessible, expectNothingCut, expectReadableColours } from './accessibility.ts';
import { expectWalkableByKeyboard } from './keyboard.ts';

/** What a page shows as it stands, on a desk and on a phone, in light and dark, walked by keyboard, on a small phone. */
export async function lookAtPage(page: Page): Promise<void> {
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
