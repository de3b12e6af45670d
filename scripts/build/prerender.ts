import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alternatesOf } from '../../src/ui/navigation/languages.ts';
import { operator } from '../../src/ui/operator.ts';
import type * as Prerender from '../../src/prerender.tsx';

export type Bundle = typeof Prerender;
type PaintedPage = Awaited<ReturnType<Bundle['paintPage']>>;

/** Served for every address without a file: the fallback of a single-page application. */
export const fallbackPage = '200.html';
export const homePage = 'index.html';
/** That of the home page: each painted page gets its own. */
const canonicalLink = /\s*<link rel="canonical"[^>]*>/;
const emptyQuestion = '<div id="cookie-question"></div>';
const emptyRoot = /<div id="root">[\s\S]*?<\/main>\s*<\/div>/;

/**
 * Makes the fallback page of a language from its `index.html`: with the cookie question, and without the
 * canonical address of the home page. `bundle`: path of `src/prerender.tsx`, built for Node.
 */
export async function writeFallback(siteFolder: string, bundle: string): Promise<void> {
  const { language, paintQuestion } = await importBundle(bundle);
  const folder = join(siteFolder, language.base);
  const page = insertQuestion(await readFile(join(folder, homePage), 'utf8'), paintQuestion());
  await writeFile(join(folder, fallbackPage), page.replace(canonicalLink, ''));
}

/**
 * The links of a page to itself in every language, for the head; empty where the site has one language.
 */
export function alternateLinks(languages: Bundle['languages'], path: string): string {
  if (languages.length < 2) return '';
  return alternatesOf(languages, path)
    .map(
      ([tag, own]) =>
        `\n    <link rel="alternate" hreflang="${tag}" href="${operator.site}${own}" />`,
    )
    .join('');
}

/** The exports of `src/prerender.tsx`, built for Node. */
export async function importBundle(bundle: string): Promise<Bundle> {
  return (await import(`${pathToFileURL(bundle).href}?${Date.now()}`)) as Bundle;
}

/** Puts the cookie question into its place. Throws when the page has none. */
function insertQuestion(page: string, markup: string): string {
  if (!page.includes(emptyQuestion)) throw new Error('index.html has no place for the question');
  return page.replace(
    emptyQuestion,
    () => `<div id="cookie-question" data-prerendered>${markup}</div>`,
  );
}

/**
 * Replaces the empty root of a page by the markup, and the title by its own. Throws when the markup has
 * inline styles, which the content security policy blocks, or a pending part, and when the page has no root.
 */
export function insertMarkup(page: string, path: string, painted: PaintedPage): string {
  const { markup, title, published } = painted;
  if (/\sstyle=/.test(markup)) throw new Error('Prerendered markup has style attributes');
  if (/<template|<!--\$[!?]/.test(markup)) throw new Error('Prerendered markup has a pending part');
  if (!emptyRoot.test(page)) throw new Error('index.html has no root element');
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      emptyRoot,
      () => `<div id="root" data-prerendered="${path}">${markup}</div>${dataOf(published)}`,
    );
}

/** A data block: browsers do not execute it, so the content security policy allows it. */
function dataOf(json: string | null): string {
  if (json === null) return '';
  const inert = json.replaceAll('<', '\\u003c');
  return `\n    <script type="application/json" id="published">${inert}</script>`;
}
