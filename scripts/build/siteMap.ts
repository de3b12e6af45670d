import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { alternatesOf, languages, pathIn } from '../../src/ui/navigation/languages.ts';
import { operator } from '../../src/ui/operator.ts';
import { siteRoutes } from '../../src/ui/navigation/routes.ts';
import { escapeHtml } from './operatorHtml.ts';
import type { RawAnswers } from './askPublished.ts';
import { publishedIn } from './publishedAddresses.ts';
import { isCrawlable, robotsText } from './robots.ts';

const publicRoutes = Object.values(siteRoutes).filter(({ area }) => area === 'public');

/** The paths of the site's own public pages, for the site map. */
export const fixedAddresses: readonly string[] = publicRoutes.flatMap(
  ({ address, isListed = true }) => (isListed && !address.includes(':') ? [address] : []),
);

/** Public paths that are never in the site map, even when published content links to them. */
export const unlistedAddresses: readonly string[] = publicRoutes.flatMap(
  ({ address, isListed = true }) => (isListed ? [] : [address]),
);

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

/**
 * The site map (sitemaps.org) of these paths in every language, each once, without the paths that
 * `robots.txt` disallows. Each address names all languages.
 */
export function siteMapXml(paths: readonly string[]): string {
  const plain = paths.map((path) => path.replace(/(?<=.)\/+$/, ''));
  const open = plain.filter((path) => isCrawlable(absolute(path).pathname));
  const distinct = new Map(open.map((path) => [absolute(path).href, path]));
  const links = (path: string): string =>
    alternatesOf(languages, path)
      .map(
        ([tag, own]) =>
          `\n    <xhtml:link rel="alternate" hreflang="${tag}" href="${locationOf(own)}"/>`,
      )
      .join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...languages.flatMap((language) =>
      [...distinct.values()].map(
        (path) => `  <url><loc>${locationOf(pathIn(language, path))}</loc>${links(path)}\n  </url>`,
      ),
    ),
    '</urlset>',
    '',
  ].join('\n');
}

function absolute(path: string): URL {
  return new URL(operator.site + path);
}

function locationOf(path: string): string {
  return escapeHtml(absolute(path).href).replaceAll("'", '&apos;');
}
