import { expect, type Page } from '@playwright/test';

type WalkedPart = 'body' | 'main';

/** What the keyboard has to reach, in the order of the page, or of a part of it; a group of radio buttons is one stop. */
async function tabStops(page: Page, part: WalkedPart): Promise<readonly string[]> {
  return page.evaluate((within) => {
    const seen = new Set<string>();
    const candidates = (document.querySelector(within) ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, iframe, [tabindex]',
    );
    return [...candidates].flatMap((element, index) => {
      const isReachable =
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true });
      if (!isReachable) return [];
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (seen.has(element.name)) return [];
        seen.add(element.name);
        element.dataset.stop = `radio ${element.name}`;
        for (const radio of document.getElementsByName(element.name)) {
          radio.dataset.stop = `radio ${element.name}`;
        }
      } else {
        element.dataset.stop = `${index} ${element.tagName} ${element.textContent.slice(0, 40)}`;
      }
      return [element.dataset.stop];
    });
  }, part);
}

interface Walk {
  /** The stops that had the focus, one for each Tab. */
  readonly walked: readonly (string | undefined)[];
  /** Those of them where nothing showed it. */
  readonly unseen: readonly (string | undefined)[];
}

/** From now on the page notes, whenever Tab is let go, the stop that has the focus and whether something shows that it has. */
async function noteStops(page: Page): Promise<() => Promise<Walk>> {
  await page.evaluate(() => {
    const walk = { walked: [] as (string | undefined)[], unseen: [] as (string | undefined)[] };
    const isSeen = (focused: HTMLElement): boolean => {
      const marks = [focused, focused.parentElement, focused.nextElementSibling].flatMap(
        (element) => (element ? [getComputedStyle(element)] : []),
      );
      const box = focused.getBoundingClientRect();
      const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0;
      return (
        isOnScreen &&
        marks.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
        )
      );
    };
    const note = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab') return;
      const focused = document.activeElement;
      const name = focused instanceof HTMLElement ? focused.dataset.stop : undefined;
      walk.walked.push(name);
      if (!(focused instanceof HTMLElement && isSeen(focused))) walk.unseen.push(name);
    };
    addEventListener('keyup', note, { capture: true });
    Object.assign(window, {
      endWalk: () => {
        removeEventListener('keyup', note, { capture: true });
        return walk;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { endWalk: () => Walk }).endWalk());
}

/**
 * Tab alone reaches everything that can be worked, in the order of the page, and one always sees where one is; `main` walks what the
 * page itself shows, without what stands around it. Not for a page with a frame in it, which keeps to itself the keys that are pressed there.
 */
export async function expectWalkableByKeyboard(
  page: Page,
  part: WalkedPart = 'body',
): Promise<void> {
  const stops = await tabStops(page, part);
  await page.evaluate((within) => {
    // Tab goes on from where the focus was last: back to the top.
    const top = document.querySelector<HTMLElement>(within) ?? document.body;
    top.tabIndex = -1;
    top.focus();
    if (top === document.body) top.removeAttribute('tabindex');
    scrollTo(0, 0);
  }, part);
  const endWalk = await noteStops(page);
  for (let step = 0; step < stops.length; step += 1) await page.keyboard.press('Tab');
  const { walked, unseen } = await endWalk();
  expect(walked).toEqual(stops);
  expect(unseen).toEqual([]);
}
