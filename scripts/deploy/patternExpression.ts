/** First segments of the addresses that only the site's own table of routes has. */
export const privateFolders: readonly string[] = ['member', 'espace'];

/** The regular expression of a path of the contract, with or without `{parameters}`. */
export function templateExpression(path: string): string {
  return patternExpression(path.replace(/\{(\w+)\}/g, ':$1'));
}

/**
 * The regular expression of an address with parameters, for nginx and Caddy: `/achat/:state` becomes
 * `^/achat/[^/]+/?$`.
 */
export function patternExpression(address: string): string {
  const segments = address
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
  return `^${segments.join('/')}/?$`;
}
