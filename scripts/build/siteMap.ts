import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alternatesOf, languages, pathIn } from '../../src/ui/navigation/languages.ts';
import { operator } from '../../src/ui/operator.ts';
import { siteRoutes } from '../../src/ui/navigation/routes.ts';
import { escapeHtml } from './operatorHtml.ts';
import { robotsText } from './robots.ts';

/** The paths of the site's own public pages, for the site map. */
export const fixedAddresses: readonly string[] = Object.values(siteRoutes).flatMap(
  ({ address, area, isListed = true }) =>
    area === 'public' && isListed && !address.includes(':') ? [address] : [],
);

/**
 * Writes `sitemap.xml` and `robots.txt` into a build. The site map lists the site's own public addresses and
 * the paths of the published pages that the build has painted, each once.
 */
export async function writeSiteMap(
  siteFolder: string,
  published: readonly string[],
): Promise<void> {
  await writeFile(
    join(siteFolder, 'sitemap.xml'),
    siteMapXml([...new Set([...fixedAddresses, ...published])]),
  );
  await writeFile(join(siteFolder, 'robots.txt'), robotsText());
}

/** The site map (sitemaps.org) of these paths in every language. Each address names all languages. */
function siteMapXml(paths: readonly string[]): string {
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
      paths.map(
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
