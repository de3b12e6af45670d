import { expect, type Locator, type Page } from '@playwright/test';
import { seen, type Screen } from './screens.ts';

// In a contrast theme the system replaces every colour: what only a background or the colour of a border
// shows is lost.

/** Opens a screen in a contrast theme. */
export async function openInContrast(page: Page, [address, arrived]: Screen): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(address);
  await expect(seen(page, arrived)).toBeVisible();
}

/** The elements that show no outline when they have the focus. */
export const withoutOutline = (within: Locator): Promise<readonly string[]> =>
  within.evaluate((part) => {
    const isOutlined = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const focusable = part.querySelectorAll<HTMLElement>('a[href], button, input, select, summary');
    return [...focusable].flatMap((element) => {
      element.focus({ focusVisible: true });
      if (document.activeElement !== element) return [];
      const { parentElement, nextElementSibling } = element;
      return [element, parentElement, nextElementSibling].some(isOutlined)
        ? []
        : [element.outerHTML.slice(0, 120)];
    });
  });
