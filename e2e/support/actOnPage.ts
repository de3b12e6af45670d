import type { Page } from '@playwright/test';

export type Act =
  | { readonly kind: 'press'; readonly pick: number }
  | { readonly kind: 'type'; readonly pick: number; readonly text: string };

/**
 * Clicks, or types into, one of the elements that a visitor can reach on the current page. Returns
 * a description of the action.
 */
export async function actOnPage(page: Page, act: Act): Promise<string> {
  const done = await page.evaluate(carryOut, act);
  if (act.kind === 'type' && done !== null) await page.keyboard.insertText(act.text);
  return done ?? 'finds nothing to do';
}

/** Runs in the browser. Returns null if the page has no such element. */
function carryOut({ kind, pick }: Act): string | null {
  const reachable = {
    press:
      'a[href]:not([target], [download], [href^="tel:"], [href^="mailto:"], [href$=".pdf"]), button:enabled, summary, [role=tab], input:enabled:is([type=checkbox], [type=radio])',
    type: 'input:enabled:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea:enabled, select:enabled',
  }[kind];
  const modal = document.querySelector('[role=dialog][aria-modal=true]');
  const found = [...(modal ?? document).querySelectorAll<HTMLElement>(reachable)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const one = found[pick % Math.max(1, found.length)];
  if (one === undefined) return null;
  const name = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40) || one.id;
  one.focus();
  if (one instanceof HTMLSelectElement) {
    one.selectedIndex = pick % one.options.length;
    one.dispatchEvent(new Event('change', { bubbles: true }));
    return `chooses in ${name}`;
  }
  if (kind === 'press') one.click();
  return `${kind === 'press' ? 'presses' : 'types into'} ${one.tagName} ${name}`;
}
