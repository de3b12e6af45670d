import { languages } from '../../src/ui/navigation/languages.ts';
import { operator } from '../../src/ui/operator.ts';

/**
 * Rules by the start of the path. Private areas, payments and pages of a single person are disallowed. A
 * longer path has priority over a shorter one (RFC 9309, 2.2.2).
 */
const rules = {
  Disallow: [
    ...languages.flatMap(({ base }) =>
      ['/espace', '/member', '/payment', '/achat/', '/activation/', '/remboursement/'].map(
        (path) => base + path,
      ),
    ),
    '/api',
  ],
  // A search engine that runs the scripts needs these data to see the content of the pages.
  Allow: ['/api/public/data', '/api/public/traffic', '/api/v2/post', '/api/v2/traffic'],
} as const;

/** The text of `robots.txt`, with the address of the site map. */
export function robotsText(): string {
  return [
    'User-agent: *',
    ...rules.Disallow.map((path) => `Disallow: ${path}`),
    ...rules.Allow.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${operator.site}/sitemap.xml`,
    '',
  ].join('\n');
}
