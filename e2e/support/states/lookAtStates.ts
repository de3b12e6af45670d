import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNothingCut, expectReadableColours } from '../accessibility.ts';
import { watchContentPolicy } from '../contentPolicy.ts';
import { expectWalkableByKeyboard } from '../keyboard.ts';
import type { State } from './State.ts';

const phone = 390;
const widths = [1440, phone] as const;
/** A small phone, and what a page has to fit in at a zoom of 200 % on 1280 px. */
const tightWidths = [320, 640] as const;

/**
 * One test for each address, its states one after the other, each a step on a page of its own, which `comeBack` has
 * prepared before it is opened: who is visiting. Pages of one browser context share what they load: the second costs
 * half of the first.
 */
export function lookAtStates(
  states: readonly State[],
  comeBack: (page: Page) => Promise<void>,
): void {
  for (const address of new Set(states.map((state) => state.address))) {
    const ofAddress = states.filter((state) => state.address === address);
    const names = ofAddress.map(({ name }) => name).join('; ');
    test(`${names}: clean under axe in light and dark, walked by keyboard alone, nothing cut at 320 px, nothing refused by the content security policy`, async ({
      page: first,
    }) => {
      // Axe in four looks, and a Tab for every stop of the page.
      test.setTimeout(30_000 + 30_000 * ofAddress.length);
      let page = first;
      for (const state of ofAddress) {
        if (state !== ofAddress[0]) page = await openNextPage(page);
        await test.step(state.name, async () => {
          const refused = watchContentPolicy(page);
          await comeBack(page);
          await page.setViewportSize({ width: 1440, height: 900 });
          await state.before?.(page);
          await page.goto(address);
          await state.then?.(page);
          await expect(state.shows(page)).toBeVisible();
          await lookAt(page, state, state === ofAddress[0]);
          expect(refused).toEqual([]);
        });
      }
    });
  }
}

/** In the same browser context, where nothing is kept; opened before the other ends, so that the browser's process stays. */
async function openNextPage(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.evaluate(() => localStorage.clear());
  await page.close();
  return next;
}

/**
 * The first state of an address is looked at whole. In the others what stands around the page is the same: they are looked at as a phone
 * shows them, and the keyboard walks the page itself.
 */
async function lookAt(page: Page, { isModal = false }: State, isFirst: boolean): Promise<void> {
  for (const width of isFirst ? widths : [phone]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColours(page);
  }
  if (!isModal) await expectWalkableByKeyboard(page, isFirst ? 'body' : 'main');
  for (const width of tightWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingCut(page);
  }
}
