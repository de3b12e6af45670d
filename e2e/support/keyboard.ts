import { expect, type Page } from '@playwright/test';

/** What the keyboard has to reach, in the order of the page; a group of radio buttons is one stop. */
async function tabStops(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seen = new Set<string>();
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, iframe, [tabindex]',
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
  });
}

interface Stop {
  readonly name: string | undefined;
  readonly isSeen: boolean;
}

/** The stop that has the focus, and whether something shows that it has. */
async function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return { name: undefined, isSeen: false };
    const marks = [focused, focused.parentElement, focused.nextElementSibling].flatMap((element) =>
      element ? [getComputedStyle(element)] : [],
    );
    const box = focused.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0;
    const isMarked = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    );
    return { name: focused.dataset.stop, isSeen: isOnScreen && isMarked };
  });
}

/** Tab alone reaches everything that can be worked, in the order of the page, and one always sees where one is. */
export async function expectWalkableByKeyboard(page: Page): Promise<void> {
  const stops = await tabStops(page);
  await page.evaluate(() => {
    // Tab goes on from where the focus was last: back to the top.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });
  const walked: (string | undefined)[] = [];
  const unseen: (string | undefined)[] = [];
  for (let step = 0; step < stops.length; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focusedStop(page);
    walked.push(name);
    if (!isSeen) unseen.push(name);
  }
  expect(walked).toEqual(stops);
  expect(unseen).toEqual([]);
}
