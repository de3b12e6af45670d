import type { Page } from '@playwright/test';

/** A text node that the translation replaced. */
interface ReplacedText {
  readonly node: Text;
  readonly words: string;
  readonly path: string;
  /** A label of Mantine's, which puts the asterisk of a required field after it. */
  readonly isLabel: boolean;
}

declare global {
  interface Window {
    replacedTexts?: ReplacedText[];
  }
}

export interface Translation {
  /**
   * What would break or mislead on the translated page, with the path where it was entered: exceptions, texts
   * that React cannot find again, texts that changed where nobody sees it, texts that are shown twice.
   */
  readonly problems: () => Promise<readonly string[]>;
}

/**
 * From the next document on, translates the page as browsers do: each text node, also a later one, is
 * replaced by `<font><font>other words</font></font>`. The other words end with a zero-width space,
 * which Playwright ignores: locators find them, the page does not know them.
 */
export async function translatePage(page: Page): Promise<Translation> {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(`${new URL(page.url()).pathname}: ${message}`));
  await page.addInitScript(translate);
  return { problems: async () => [...thrown, ...(await page.evaluate(misleadingTexts))] };
}

/** Runs in the browser. */
function translate(): void {
  const replaced: ReplacedText[] = (window.replacedTexts = []);
  const tag: string = 'font';
  const replace = (node: Text): void => {
    const around = node.parentElement;
    if (around === null || node.data.trim() === '') return;
    if (around.closest('font, head, script, style, noscript, textarea, svg')) return;
    const isLabel = around.matches('.mantine-InputWrapper-label');
    replaced.push({ node, words: node.data, path: window.location.pathname, isLabel });
    const outer = document.createElement(tag);
    const inner = document.createElement(tag);
    inner.textContent = `${node.data}\u200B`;
    outer.append(inner);
    node.replaceWith(outer);
  };
  const replaceIn = (place: Node): void => {
    if (place instanceof Text) replace(place);
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(replace);
  };
  new MutationObserver((changes) => {
    for (const { target, type } of changes) if (type === 'characterData') replaceIn(target);
    for (const { addedNodes } of changes) addedNodes.forEach(replaceIn);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the browser. */
function misleadingTexts(): readonly string[] {
  const replaced = window.replacedTexts ?? [];
  const seen = new Set<Text>();
  const problems = replaced.flatMap(({ node, words, path, isLabel }) => {
    const isSecond = seen.has(node);
    seen.add(node);
    if (isSecond) return [`${path}: shown twice: ${words}`];
    if (node.data !== words) return [`${path}: stays « ${words} », is « ${node.data} »`];
    // React knows a text node by this key only if it must find it again.
    const isKept = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    return isKept && !isLabel ? [`${path}: not alone in its element: ${words}`] : [];
  });
  return replaced.length === 0 ? ['nothing was translated'] : [...new Set(problems)];
}

/**
 * The texts of the page that are not alone in their element. React finds such a text node again by itself:
 * a translated one, which is another node, goes stale, or throws when it is removed. The labels of fields
 * do not change: Mantine puts the asterisk of a required field after them.
 */
export function textsAmongOthers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const isKept = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
      const isLabel = node.parentElement?.matches('.mantine-InputWrapper-label');
      if (isKept && !isLabel && node.data.trim() !== '')
        found.push(`${node.parentElement?.outerHTML}`);
    }
    return found;
  });
}

/** Leaves the page for this address in the same document, as « Suivant » of the browser does. */
export async function travel(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
