import { expect, test, type Page } from '../test.ts';
import { startWithToken, refuseCookies } from '../session.ts';
import { watchConsole } from '../watchConsole.ts';
import type { SiteState } from './allStates.ts';

/**
 * Declares one test per address with this title. Each state of the address is a step on a page of its own,
 * opened at 1440 px after `prepare`; `check` looks at it, then the console must be silent. All pages of a
 * test share one browser context and its cache: the second one costs half as much.
 */
export function visitStates(
  states: readonly SiteState[],
  title: string,
  check: (page: Page, state: SiteState, isFirst: boolean) => Promise<void>,
  prepare?: (page: Page) => Promise<void>,
): void {
  for (const address of new Set(states.map((state) => state.address))) {
    const ofAddress = states.filter((state) => state.address === address);
    const names = ofAddress.map(({ name }) => name).join('; ');
    test(`${names}: ${title}`, async ({ page: first }) => {
      test.setTimeout(30_000 + 30_000 * ofAddress.length);
      let page = first;
      for (const state of ofAddress) {
        if (state !== ofAddress[0]) page = await openNextPage(page);
        await test.step(state.name, async () => {
          const problems = watchConsole(page);
          await prepare?.(page);
          await openState(page, state);
          await check(page, state, state === ofAddress[0]);
          expect(problems).toEqual([]);
        });
      }
    });
  }
}

async function openState(page: Page, state: SiteState): Promise<void> {
  await (state.isSignedIn ? startWithToken(page) : refuseCookies(page));
  await page.setViewportSize({ width: 1440, height: 900 });
  await state.before?.(page);
  await page.goto(state.address);
  await state.then?.(page);
  await expect(state.shows(page)).toBeVisible();
  // A page whose code is on its way shows a skeleton too, which has no heading.
  if (!state.isModal) await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
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
