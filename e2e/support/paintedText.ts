import type { Page } from '@playwright/test';

/** Records every text that the main part of the page paints, even for a single frame. */
export async function recordPainted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(globalThis, { painted });
    const note = (): void => {
      const text = document.querySelector('main')?.textContent;
      if (text && painted.at(-1) !== text) painted.push(text);
    };
    // The callback runs before the paint that follows a change.
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** The texts painted since the page was opened, in order. */
export function paintedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { painted: readonly string[] }).painted);
}
