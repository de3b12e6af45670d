import { operator } from '../../src/ui/operator.ts';

/**
 * What search engines are kept from, by the beginning of the path: private areas, payments, and what belongs to one person alone. A
 * longer path wins over a shorter one (RFC 9309, 2.2.2).
 */
const rules = {
  Disallow: [
    '/espace',
    '/member',
    '/payment',
    '/achat/',
    '/activation/',
    '/remboursement/',
    '/api',
  ],
  // Without them a search engine that runs the scripts would see pages without their content.
  Allow: ['/api/public/data', '/api/public/traffic', '/api/v2/post', '/api/v2/traffic'],
} as const;

/** `robots.txt`, which also says where the site map is. */
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

/** Whether a search engine may ask for the path. */
export function isCrawlable(path: string): boolean {
  const longest = (paths: readonly string[]): number =>
    Math.max(0, ...paths.filter((start) => path.startsWith(start)).map(({ length }) => length));
  return longest(rules.Allow) >= longest(rules.Disallow);
}
