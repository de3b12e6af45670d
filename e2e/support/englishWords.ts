import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { inProject } from '../../scripts/process/projectRoot.ts';

const word = /\p{L}{3,}/gu;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(word) ?? [];

/** The words of the English catalogues, and the name and address of the operator. */
const catalogue = new Set(
  [...globSync('src/ui/**/*.en.ts', { cwd: inProject('.') }), 'src/ui/operator.ts'].flatMap(
    (path) => wordsOf(readFileSync(inProject(path), 'utf8')),
  ),
);

/** Names of tunnels, entrances, exits and offers: they are the same in every language. */
const names =
  "Prado Carénage Menpenti Vieux Port Rond-point Schloesing Rabatau INF, Tunnel Pass Plus, Offre d'été";

/**
 * Expects that every painted word is in an English catalogue, apart from what is marked as French,
 * the names of places and offers, and `data` (what was typed).
 */
export async function expectEnglishWords(page: Page, data = ''): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const painted = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || element.closest('[lang=fr], script, style, noscript, svg')) continue;
      if (element.checkVisibility()) texts.push(walker.currentNode.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [alt], [placeholder], [title]',
    )) {
      if (element.closest('[lang=fr]') || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.join(' ');
  });
  const known = new Set(wordsOf(`${names} ${data}`));
  const others = wordsOf(painted).filter((one) => !catalogue.has(one) && !known.has(one));
  expect([...new Set(others)]).toEqual([]);
}
