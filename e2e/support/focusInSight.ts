import type { Page } from '@playwright/test';
import { defineFocusProbe, type HiddenControl } from './focusProbe.ts';

interface ViewportSize {
  readonly width: number;
  readonly height: number;
}

/** A landscape phone, or 1280×1024 at a zoom of 400 %: the least room for a control beside a bar. */
const lowestSize: ViewportSize = { width: 320, height: 256 };

/** The sizes of SC 2.4.11, without 390×844, at which `expectWalkableByKeyboard` presses Tab. */
export const otherSizes: readonly ViewportSize[] = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 320, height: 568 },
  lowestSize,
];

/**
 * The controls that are not in sight when they have the focus (WCAG 2.2, SC 2.4.11). `focus()` scrolls as
 * Tab does, in the same code of the browser, and a walk takes 50 ms instead of seconds. Both directions:
 * backwards, a control comes in at the top of the viewport.
 */
export async function hiddenControls(
  page: Page,
  within: string,
  sizes: readonly ViewportSize[],
): Promise<readonly HiddenControl[]> {
  await defineFocusProbe(page);
  const hidden: HiddenControl[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    hidden.push(...(await page.evaluate(walkByScript, within)));
  }
  return hidden;
}

/** Runs in the page: it must not use anything from this module. */
async function walkByScript(within: string): Promise<readonly HiddenControl[]> {
  const { stops, coverOf } = window.focusProbe;
  const nextFrame = (): Promise<unknown> =>
    new Promise((resolve) => requestAnimationFrame(resolve));
  // A component may render another layout for the new width.
  await nextFrame();
  await nextFrame();
  const found = new Map<string, HiddenControl>();
  const walk = (elements: readonly HTMLElement[]): void => {
    for (const element of elements) {
      element.focus();
      if (document.activeElement !== element) continue;
      const hidden = coverOf(element);
      if (hidden) found.set(hidden.control, hidden);
    }
  };
  // Focusing the focused element would not scroll.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  walk(stops(within));
  walk(stops(within).toReversed());
  // Closes what the focus opened, such as a tooltip.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  return [...found.values()];
}
