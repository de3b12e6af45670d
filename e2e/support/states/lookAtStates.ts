import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNothingCut, expectReadableColours } from '../accessibility.ts';
import { expectWalkableByKeyboard } from '../keyboard.ts';
import type { State } from './State.ts';

const widths = [1440, 390] as const;
/** A small phone, and what a page has to fit in at a zoom of 200 % on 1280 px. */
const tightWidths = [320, 640] as const;

/** One test for each state, on a page that `comeBack` has prepared before it is opened: who is visiting. */
export function lookAtStates(
  states: readonly State[],
  comeBack: (page: Page) => Promise<void>,
): void {
  // Axe in four looks, and a Tab for every stop of the page, twice.
  test.describe.configure({ timeout: 60_000 });

  for (const { name, address, before, then, shows, isModal = false } of states) {
    test(`${name}: clean under axe in light and dark at 390 and 1440 px, walked by keyboard alone, nothing cut at 320 px`, async ({
      page,
    }) => {
      await comeBack(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await before?.(page);
      await page.goto(address);
      await then?.(page);
      await expect(shows(page)).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectReadableColours(page);
      }
      if (!isModal) await expectWalkableByKeyboard(page);
      for (const width of tightWidths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingCut(page);
      }
    });
  }
}
