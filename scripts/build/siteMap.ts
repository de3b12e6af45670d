import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { operator } from '../../src/ui/operator.ts';
import { fixedAddresses, unlistedAddresses } from './fixedAddresses.ts';
import { publishedAddresses } from './publishedAddresses.ts';
import { isCrawlable, robotsText } from './robots.ts';

/**
 * Writes what search engines read into a build: `sitemap.xml` and `robots.txt`. The map lists the site's own public addresses, and what
 * the operator publishes when `SITEMAP_API_URL` says where to ask. Throws when that server has no usable answer.
 */
export async function writeSiteMap(
  siteFolder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const published = await publishedAddresses(env);
  const isOpen = (path: string): boolean =>
    !unlistedAddresses.some((pattern) => matchPath(pattern, path));
  const addresses = [...fixedAddresses, ...published].filter(isOpen);
  await writeFile(join(siteFolder, 'sitemap.xml'), siteMapXml(addresses));
  await writeFile(join(siteFolder, 'robots.txt'), robotsText());
}

/** The site map (sitemaps.org) of these paths, each once, without those that `robots.txt` keeps from search engines. */
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

/** One way to write an address: without a slash at the end. */
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
