import { expect, type Page } from '@playwright/test';
import { defineFocusProbe, type HiddenControl } from './focusProbe.ts';

type WalkedPart = 'body' | 'main';

/**
 * Marks and lists the elements that Tab must reach, in document order. A group of radio buttons
 * counts as one stop.
 */
async function tabStops(page: Page, part: WalkedPart): Promise<readonly string[]> {
  await defineFocusProbe(page);
  return page.evaluate(
    (within) =>
      window.focusProbe.stops(within).map((element, index) => {
        if (element instanceof HTMLInputElement && element.type === 'radio') {
          const name = `radio ${element.name}`;
          for (const radio of document.getElementsByName(element.name)) radio.dataset.stop = name;
          return name;
        }
        const name = `${index} ${element.tagName} ${element.textContent.slice(0, 40)}`;
        element.dataset.stop = name;
        return name;
      }),
    part,
  );
}

interface Walk {
  /** The elements that had the focus, one for each Tab. */
  readonly walked: readonly (string | undefined)[];
  /** Those of them without a visible focus outline. */
  readonly unseen: readonly (string | undefined)[];
  /** Those of them that were covered or out of the viewport. */
  readonly hidden: readonly HiddenControl[];
}

/** Records, at each release of Tab, the focused element and whether it and its focus are visible. */
async function recordStops(page: Page): Promise<() => Promise<Walk>> {
  await page.evaluate(() => {
    const walk = {
      walked: [] as (string | undefined)[],
      unseen: [] as (string | undefined)[],
      hidden: [] as HiddenControl[],
    };
    const hasOutline = (focused: HTMLElement): boolean =>
      [focused, focused.parentElement, focused.nextElementSibling]
        .flatMap((element) => (element ? [getComputedStyle(element)] : []))
        .some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
        );
    const note = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab') return;
      const focused = document.activeElement;
      const name = focused instanceof HTMLElement ? focused.dataset.stop : undefined;
      walk.walked.push(name);
      if (!(focused instanceof HTMLElement && hasOutline(focused))) walk.unseen.push(name);
      const cover = focused instanceof HTMLElement ? window.focusProbe.coverOf(focused) : null;
      if (cover) walk.hidden.push(cover);
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
 * Expects that Tab reaches every control in document order, and that the control and its focus are
 * always visible. With `main`, only the content of the page is checked, without header and footer.
 * Not for a page with a frame: the frame receives the keys pressed in it.
 */
export async function expectWalkableByKeyboard(
  page: Page,
  part: WalkedPart = 'body',
): Promise<void> {
  const stops = await tabStops(page, part);
  await page.evaluate((within) => {
    // Tab continues from the last focused element: start at the top.
    const top = document.querySelector<HTMLElement>(within) ?? document.body;
    top.tabIndex = -1;
    top.focus();
    if (top === document.body) top.removeAttribute('tabindex');
    scrollTo(0, 0);
  }, part);
  const endWalk = await recordStops(page);
  for (let step = 0; step < stops.length; step += 1) await page.keyboard.press('Tab');
  const { walked, unseen, hidden } = await endWalk();
  expect(walked).toEqual(stops);
  expect(unseen).toEqual([]);
  expect(hidden).toEqual([]);
}
