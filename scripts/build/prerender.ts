import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The page of every address but the home page; hosts call it the fallback of a single-page application. */
const fallbackPage = '200.html';
const homePage = 'index.html';
/** Of the home page: the others write their own when they have started. */
const canonicalLink = /\s*<link rel="canonical"[^>]*>/;
const emptyRoot = /<div id="root">[\s\S]*?<\/main>\s*<\/div>/;

/**
 * Paints the home page into its file, so that it is read before any script runs; `index.html` as Vite wrote it becomes the page
 * of the other addresses. `bundle` is `src/prerender.tsx`, built for Node. Throws when the page cannot be painted.
 */
export async function prerender(siteFolder: string, bundle: string): Promise<void> {
  const { prerenderHome } = (await import(`${pathToFileURL(bundle).href}?${Date.now()}`)) as {
    prerenderHome: () => string;
  };
  const page = await readFile(join(siteFolder, homePage), 'utf8');
  await writeFile(join(siteFolder, fallbackPage), page.replace(canonicalLink, ''));
  await writeFile(join(siteFolder, homePage), paintInto(page, prerenderHome()));
}

/** Throws for markup that the content security policy would strip, or a page without a place for it. */
export function paintInto(page: string, markup: string): string {
  if (/\sstyle=/.test(markup)) throw new Error('Prerendered markup has style attributes');
  if (/<template|<!--\$[!?]/.test(markup)) throw new Error('A part of the home page waits');
  if (!emptyRoot.test(page)) throw new Error('index.html has no root to paint into');
  return page.replace(emptyRoot, () => `<div id="root" data-prerendered>${markup}</div>`);
}
