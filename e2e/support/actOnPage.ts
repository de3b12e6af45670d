import type { Page } from '@playwright/test';

export type Act =
  | { readonly kind: 'press'; readonly pick: number }
  | { readonly kind: 'type'; readonly pick: number; readonly text: string };

/**
 * Clicks, or types into, one of the elements that a visitor can reach on the current page. Returns
 * a description of the action.
 */
export async function actOnPage(page: Page, act: Act): Promise<string> {
  let noteLoaded = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (noteLoaded = resolve));
  page.once('domcontentloaded', noteLoaded);
  const done = await onLoadedPage(page, () => page.evaluate(carryOut, act));
  if (done?.leaves) await loaded;
  page.off('domcontentloaded', noteLoaded);
  if (act.kind === 'type' && done !== null) await page.keyboard.insertText(act.text);
  return done?.what ?? 'finds nothing to do';
}

/** Evaluates again when an earlier action, such as a form that leaves the site, replaced the page. */
export async function onLoadedPage<T>(page: Page, evaluate: () => Promise<T>): Promise<T> {
  try {
    return await evaluate();
  } catch (problem) {
    if (!String(problem).includes('context was destroyed')) throw problem;
    await page.waitForLoadState('domcontentloaded');
    return evaluate();
  }
}

interface Done {
  readonly what: string;
  /** The browser follows a link itself: the page is painted and does not work yet. */
  readonly leaves: boolean;
}

/** Runs in the browser. Returns null if the page has no such element. */
function carryOut({ kind, pick }: Act): Done | null {
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
    return { what: `chooses in ${name}`, leaves: false };
  }
  if (kind === 'type') return { what: `types into ${one.tagName} ${name}`, leaves: false };
  const before = window.location.href.replace(/#.*/, '');
  const isLink =
    one instanceof HTMLAnchorElement &&
    one.origin === window.location.origin &&
    !(one.hash !== '' && one.href.startsWith(`${before}#`));
  // Without a network the browser would replace the page by its own.
  const stay = (event: Event): void => {
    if (isLink && !navigator.onLine) event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  const isTaken = !one.dispatchEvent(click);
  window.removeEventListener('click', stay);
  return { what: `presses ${one.tagName} ${name}`, leaves: isLink && !isTaken };
}
