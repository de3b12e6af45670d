/** A page of this site: its path, for comparisons, and its address with query and anchor, for the router. */
export interface SiteAddress {
  readonly path: string;
  readonly href: string;
}

/** The target of a link of the CMS: a page of this site or of another one. */
export type LinkTarget =
  | ({ readonly kind: 'inside' } & SiteAddress)
  | { readonly kind: 'outside'; readonly href: string };

const WEB_ADDRESS = /^https?:\/\/[^/]/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Parses the link of a menu entry or of a document: `cgv`, `/cgv`, or a whole web address. Any other scheme,
 * `javascript:` in particular, is refused: null.
 */
export function parseLink(raw: string): LinkTarget | null {
  // Browsers ignore tabs and line breaks even inside a scheme, and nobody sees format characters. A space
  // inside belongs to a name: « Rapport 2025.pdf ».
  const link = raw
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/\s/g, encodeURIComponent);
  if (link === '') return null;
  if (WEB_ADDRESS.test(link)) return { kind: 'outside', href: link };
  if (SCHEME.test(link)) return null;
  const address = parseSiteAddress(link.startsWith('/') ? link : `/${link}`);
  return address && { kind: 'inside', ...address };
}

/** A placeholder: only the parts after the origin are used. */
const SITE = 'https://site.invalid';
const LONGEST_ADDRESS = 2048;

/**
 * An address of this site from the history, the device or an editor, normalised as browsers do: backslashes,
 * tabs, dots and spaces. null for an address of another host, and for a path with two leading slashes,
 * which would name a host.
 */
export function parseSiteAddress(raw: unknown): SiteAddress | null {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.length > LONGEST_ADDRESS) return null;
  const url = readUrl(raw);
  if (url?.origin !== SITE || url.pathname.startsWith('//')) return null;
  return { path: sitePath(url.pathname), href: url.pathname + url.search + url.hash };
}

function readUrl(raw: string): URL | null {
  try {
    return new URL(raw, SITE);
  } catch {
    return null;
  }
}

/** The normal form of a path of this site: a leading slash, no trailing slash, escapes decoded. */
export function sitePath(link: string): string {
  const path = withoutOuterSlashes(link.replace(/[?#].*/s, ''));
  try {
    return `/${decodeURIComponent(path)}`;
  } catch {
    return `/${path}`;
  }
}

/** Whether both name one page: addresses of the site do not depend on case. */
export function isSamePath(one: string, other: string): boolean {
  return sitePath(one).toLowerCase() === sitePath(other).toLowerCase();
}

/** By position: a regular expression for trailing slashes would take quadratic time. */
function withoutOuterSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/') start += 1;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

/** Whether a path names a file, which the browser requests itself, and not a page of the application. */
export function namesFile(path: string): boolean {
  return /\.[a-z\d]+$/i.test(path) || path.startsWith('/api/');
}

const DRAWN = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i;

/**
 * The address of a picture: on this site, or a data URL; null on another site, which would learn who reads
 * it.
 */
export function parsePicture(raw: string): string | null {
  if (DRAWN.test(raw)) return raw;
  const target = parseLink(raw);
  return target?.kind === 'inside' ? target.href : null;
}
