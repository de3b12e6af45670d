import type { Page } from '@playwright/test';

/** From now on everything that is painted in the page's main part is written down, were it there for one frame only. */
export async function recordPainted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(globalThis, { painted });
    const note = (): void => {
      const text = document.querySelector('main')?.textContent;
      if (text && painted.at(-1) !== text) painted.push(text);
    };
    // Called before each paint that follows a change.
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

/** What was painted since the page was opened, in order. */
export function paintedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { painted: readonly string[] }).painted);
}
