import { isSome, map, none, some, type Option } from 'fp-ts/Option';

/** A page of this site: its path, to compare it with others, and its address with query and anchor, as the router takes it. */
export interface SiteAddress {
  readonly path: string;
  readonly href: string;
}

/** Where a link of the CMS leads: a page of this site, or one elsewhere. */
export type LinkTarget =
  ({ readonly kind: 'inside' } & SiteAddress) | { readonly kind: 'outside'; readonly href: string };

const WEB_ADDRESS = /^https?:\/\/[^/]/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Reads the link of a menu entry or of a document: `cgv`, `/cgv`, or a whole web address. Any other scheme, `javascript:` above all,
 * leads nowhere.
 */
export function parseLink(raw: string): Option<LinkTarget> {
  // Browsers skip tabs and line breaks even inside a scheme. A blank inside is part of a name: « Rapport 2025.pdf ».
  const link = raw
    .replace(/\p{Cc}+/gu, '')
    .trim()
    .replace(/\s/g, encodeURIComponent);
  if (link === '') return none;
  if (WEB_ADDRESS.test(link)) return some({ kind: 'outside', href: link });
  if (SCHEME.test(link)) return none;
  return map((address: SiteAddress) => ({ kind: 'inside' as const, ...address }))(
    parseSiteAddress(link.startsWith('/') ? link : `/${link}`),
  );
}

/** Any origin: only what an address says besides is read. */
const SITE = 'https://site.invalid';
const LONGEST_ADDRESS = 2048;

/**
 * An address of this site that comes from the history, the device or an editor, written as browsers read it: backslashes, tabs, dots
 * and blanks included. What leads to another host is none; nor is a path with two slashes in front, which names a host once it stands alone.
 */
export function parseSiteAddress(raw: unknown): Option<SiteAddress> {
  if (typeof raw !== 'string' || !raw.startsWith('/') || raw.length > LONGEST_ADDRESS) return none;
  const url = readUrl(raw);
  if (url?.origin !== SITE || url.pathname.startsWith('//')) return none;
  return some({ path: sitePath(url.pathname), href: url.pathname + url.search + url.hash });
}

function readUrl(raw: string): URL | null {
  try {
    return new URL(raw, SITE);
  } catch {
    return null;
  }
}

/** One way to write a path of this site: a slash in front, none at the end, escapes read. */
export function sitePath(link: string): string {
  const path = withoutOuterSlashes(link.replace(/[?#].*$/s, ''));
  try {
    return `/${decodeURIComponent(path)}`;
  } catch {
    return `/${path}`;
  }
}

/** By position: a pattern for the slashes at the end would try each slash before them too. */
function withoutOuterSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

/** Whether a path names a file, which the browser fetches itself, and not a page of the application. */
export function namesFile(path: string): boolean {
  return /\.[a-z\d]+$/i.test(path) || path.startsWith('/api/');
}

const DRAWN = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** The address of a picture: of this site, or written into the page. One elsewhere would tell that site who reads. */
export function parsePicture(raw: string): Option<string> {
  if (DRAWN.test(raw)) return some(raw);
  const target = parseLink(raw);
  return isSome(target) && target.value.kind === 'inside' ? some(target.value.href) : none;
}
