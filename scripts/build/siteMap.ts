import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { operator } from '../../src/ui/operator.ts';
import { fixedAddresses, unlistedAddresses } from './fixedAddresses.ts';
import type { RawAnswers } from './askPublished.ts';
import { publishedIn } from './publishedAddresses.ts';
import { isCrawlable, robotsText } from './robots.ts';

/**
 * Writes `sitemap.xml` and `robots.txt` into a build. The site map lists the site's own public addresses and,
 * with the answers of a server, the published pages of the operator. Throws when these are invalid.
 */
export async function writeSiteMap(siteFolder: string, answers: RawAnswers | null): Promise<void> {
  const published = answers === null ? [] : publishedIn(answers.data);
  const isOpen = (path: string): boolean =>
    !unlistedAddresses.some((pattern) => matchPath(pattern, path));
  const addresses = [...fixedAddresses, ...published].filter(isOpen);
  await writeFile(join(siteFolder, 'sitemap.xml'), siteMapXml(addresses));
  await writeFile(join(siteFolder, 'robots.txt'), robotsText());
}

/** The site map (sitemaps.org) of these paths, each once, without the paths that `robots.txt` disallows. */
export function siteMapXml(paths: readonly string[]): string {
  const addresses = paths.map(absolute).filter(({ pathname }) => isCrawlable(pathname));
  const distinct = new Set(addresses.map(({ href }) => href));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...distinct].map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** The absolute address, without a trailing slash. */
function absolute(path: string): URL {
  return new URL(operator.site + path.replace(/(?<=.)\/+$/, ''));
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
