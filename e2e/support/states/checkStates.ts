import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNothingCut, expectReadableColours } from '../accessibility.ts';
import { watchContentPolicy } from '../contentPolicy.ts';
import { hiddenControls, otherSizes } from '../focusInSight.ts';
import { expectWalkableByKeyboard } from '../keyboard.ts';
import { speakPseudoLanguage } from '../pseudoLanguage.ts';
import type { State } from './State.ts';

const phone = 390;

/** Colours do not depend on the width: each width of the first state is checked in one scheme. */
const firstLooks = [
  [1440, 'light', expectAccessible],
  [phone, 'dark', expectAccessible],
] as const;

/** The header and the footer were checked in the first state. The dark scheme changes colours only. */
const otherLooks = [
  [phone, 'light', expectAccessible],
  [phone, 'dark', expectReadableColours],
] as const;

const smallest = 320;

/** A small phone, and a width of 1280 px at a zoom of 200 %. */
const tightWidths = [smallest, 640] as const;

/**
 * Declares one test per address. Each state of the address is a step on a page of its own;
 * `comeBack` sets up the visitor before the page is opened. All pages of a test share one browser
 * context and its cache: the second one costs half as much.
 */
export function checkStates(
  states: readonly State[],
  comeBack: (page: Page) => Promise<void>,
): void {
  for (const address of new Set(states.map((state) => state.address))) {
    const ofAddress = states.filter((state) => state.address === address);
    const names = ofAddress.map(({ name }) => name).join('; ');
    test(`${names}: accessible, by keyboard, nothing cut in any language, nothing blocked`, async ({
      page: first,
    }) => {
      // Each state runs axe twice and presses Tab for every stop.
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
          await checkState(page, state, state === ofAddress[0]);
          expect(refused).toEqual([]);
        });
      }
    });
  }
}

/**
 * Opens a page in the same context, with empty storage. It opens before the other one closes, so
 * that the browser process is reused.
 */
async function openNextPage(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.evaluate(() => localStorage.clear());
  await page.close();
  return next;
}

/**
 * The first state of an address gets all checks. The others share its header and footer: they are
 * checked on a phone, and Tab walks the main part only.
 */
async function checkState(page: Page, { isModal = false }: State, isFirst: boolean): Promise<void> {
  for (const [width, colorScheme, expectClean] of isFirst ? firstLooks : otherLooks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await expectClean(page);
  }
  if (!isModal) await expectWalkableByKeyboard(page, isFirst ? 'body' : 'main');
  for (const width of tightWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingCut(page);
  }
  // It moves the focus. Pressing Tab on a phone has checked 390×844.
  if (isFirst && !isModal) expect(await hiddenControls(page, 'body', otherSizes)).toEqual([]);
  // Last, because the page cannot be used afterwards.
  await page.setViewportSize({ width: smallest, height: 900 });
  for (const direction of ['ltr', 'rtl'] as const) {
    await speakPseudoLanguage(page, direction);
    await expectNothingCut(page);
  }
}
