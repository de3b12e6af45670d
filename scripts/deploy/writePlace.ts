import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operator } from '../../src/ui/operator.ts';
import { compressFile } from '../build/compressFiles.ts';
import { isOfflinePage } from '../build/offlineFiles.ts';
import { markPlace, type Place } from '../build/placeHtml.ts';

/**
 * Writes the settings of a place into a copy of the build: `config.json`, and what its HTML files, site map
 * and `robots.txt` say of the place before any script has read it. Compresses what it changed.
 */
export async function writePlace(
  siteFolder: string,
  settings: string | null,
  place: Place,
): Promise<void> {
  await writeFile(join(siteFolder, 'config.json'), settings ?? '{}\n');
  const files = await readdir(siteFolder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html') && !isOfflinePage(file));
  for (const page of pages) {
    await change(join(siteFolder, page), (html) => withSite(markPlace(html, place), place));
  }
  for (const file of ['sitemap.xml', 'robots.txt']) {
    await change(join(siteFolder, file), (text) => withSite(text, place));
  }
}

/** A canonical address, or that of the page in another language, in HTML and in the site map. */
const ownLink =
  /(<(?:link rel="canonical"|(?:xhtml:)?link rel="alternate" hreflang="[\w-]+") href=")([^"]*)/g;

/** The addresses of the pages name the site of this place. */
function withSite(text: string, { site }: Place): string {
  if (site === null) return text;
  return text
    .replaceAll(ownLink, (link, start: string, address: string) =>
      address.startsWith(`${operator.site}/`)
        ? start + site + address.slice(operator.site.length)
        : link,
    )
    .replaceAll(`<loc>${operator.site}/`, `<loc>${site}/`)
    .replaceAll(`Sitemap: ${operator.site}/`, `Sitemap: ${site}/`);
}

async function change(file: string, to: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = to(text);
  if (changed === text) return;
  await writeFile(file, changed);
  // The compressed files of the build have the text before.
  await Promise.all([`${file}.br`, `${file}.gz`].map((one) => rm(one, { force: true })));
  await compressFile(file);
}
