import DOMPurify, { type Config } from 'dompurify';
import { words } from './words.fr';
import type { CmsHtml } from '../../domain/publicSite/cmsHtml';
import { parseLink, parsePicture } from '../../domain/basis/siteAddress';
import { frenchSpaces } from './frenchSpaces';
import { htmlWindow } from './htmlWindow';
import { ownAddress } from './ownAddress';

/**
 * The elements and attributes that editors may use. `id` and `name` are not allowed: they would shadow
 * properties of `document` and `window`.
 */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'q', 'cite', 'pre', 'code'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'time'],
    ...['a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'datetime'],
    ...['colspan', 'rowspan', 'scope', 'start', 'reversed'],
  ],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} as const;

/** `NodeFilter.SHOW_TEXT`, which the build does not have. */
const SHOW_TEXT = 4;

const WRITE_OR_CALL = /^(mailto|tel):[^\p{Cc}\s]+$/iu;

/**
 * Sanitises the editors' HTML: no script, style, form or frame; links and pictures with checked addresses
 * only. Spaces beside French punctuation marks do not break. It returns nodes, not text: harmless text that
 * is parsed twice can turn into markup.
 */
export function sanitizeCmsHtml(html: CmsHtml): DocumentFragment {
  const config: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
    ALLOW_ARIA_ATTR: allowed.ALLOW_ARIA_ATTR,
    ALLOW_DATA_ATTR: allowed.ALLOW_DATA_ATTR,
    RETURN_DOM_FRAGMENT: true,
  };
  // DOMPurify returns null, whatever its type says, for a document that only contains a frameset.
  const fragment =
    (purifier().sanitize(html, config) as DocumentFragment | null) ?? emptyFragment();
  fragment.querySelectorAll('[href]:not(a)').forEach((one) => one.removeAttribute('href'));
  fragment.querySelectorAll('[src]:not(img)').forEach((one) => one.removeAttribute('src'));
  fragment.querySelectorAll('h1').forEach(lowerHeading);
  fragment.querySelectorAll('a').forEach(holdLink);
  fragment.querySelectorAll('img').forEach(holdPicture);
  fragment.querySelectorAll('table').forEach(frameTable);
  fragment.normalize();
  joinSpaces(fragment);
  return fragment;
}

function joinSpaces(fragment: DocumentFragment): void {
  const texts = htmlWindow().document.createTreeWalker(fragment, SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const isLiteral = node.parentElement?.closest('pre, code');
    if (!isLiteral) node.nodeValue = frenchSpaces(node.nodeValue ?? '');
  }
}

let ofBuild: typeof DOMPurify | undefined;

/** In the build, which gives its window after the import, one for this window. */
function purifier(): typeof DOMPurify {
  if (!import.meta.env.SSR) return DOMPurify;
  ofBuild ??= DOMPurify(htmlWindow());
  return ofBuild;
}

function emptyFragment(): DocumentFragment {
  return htmlWindow().document.createDocumentFragment();
}

/** The page has its own h1: a heading of level 1 becomes an h2. */
function lowerHeading(heading: Element): void {
  const lower = htmlWindow().document.createElement('h2');
  lower.append(...heading.childNodes);
  heading.replaceWith(lower);
}

/**
 * Allows a path of the site, another site (without referrer), `mailto:` and `tel:`; any other link becomes
 * plain text.
 */
function holdLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (WRITE_OR_CALL.test(href)) return;
  const target = href.startsWith('#') ? null : parseLink(ownAddress(href));
  if (target === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', target.href);
  if (target.kind === 'outside') link.rel = 'noopener noreferrer';
}

/** A picture with an address that is not allowed is replaced by its alternative text. */
function holdPicture(picture: HTMLImageElement): void {
  const source = parsePicture(ownAddress(picture.getAttribute('src') ?? ''));
  if (source === null) {
    picture.replaceWith(picture.alt);
    return;
  }
  picture.setAttribute('src', source);
  if (!picture.hasAttribute('alt')) picture.alt = '';
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
}

/**
 * A wide table scrolls inside its own frame, also by keyboard. A `div` that contains only the table is that
 * frame.
 */
function frameTable(table: Element): void {
  const around = table.parentElement;
  const isAlone = around?.tagName === 'DIV' && around.childNodes.length === 1;
  const frame = isAlone ? around : htmlWindow().document.createElement('div');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', table.querySelector('caption')?.textContent ?? words.table);
  if (isAlone) return;
  table.replaceWith(frame);
  frame.append(table);
}
