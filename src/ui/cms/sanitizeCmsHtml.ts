import DOMPurify, { type Config } from 'dompurify';
import { toNullable } from 'fp-ts/Option';
import type { CmsHtml } from '../../domain/cmsHtml';
import { parseLink, parsePicture } from '../../domain/siteAddress';
import { ownAddress } from './ownAddress';

/** All that an editor needs to write a page. Neither `id` nor `name`: they would shadow what the page's own code calls by name. */
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

const WRITE_OR_CALL = /^(mailto|tel):[^\p{Cc}\s]+$/iu;

/**
 * What the editors wrote without anything that acts: no script, style, form or frame, and links and pictures that lead only where they
 * say. It answers nodes, not text: parsed twice, harmless text can turn into markup.
 */
export function sanitizeCmsHtml(html: CmsHtml): DocumentFragment {
  const config: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
    ALLOW_ARIA_ATTR: allowed.ALLOW_ARIA_ATTR,
    ALLOW_DATA_ATTR: allowed.ALLOW_DATA_ATTR,
    RETURN_DOM_FRAGMENT: true,
  };
  // Nothing at all for a page of frames, whatever its type says.
  const fragment = (DOMPurify.sanitize(html, config) as DocumentFragment | null) ?? emptyFragment();
  fragment.querySelectorAll('h1').forEach(lowerHeading);
  fragment.querySelectorAll('a').forEach(holdLink);
  fragment.querySelectorAll('img').forEach(holdPicture);
  fragment.querySelectorAll('table').forEach(frameTable);
  fragment.normalize();
  return fragment;
}

function emptyFragment(): DocumentFragment {
  return document.createDocumentFragment();
}

/** The page has its own h1. */
function lowerHeading(heading: Element): void {
  const lower = document.createElement('h2');
  lower.append(...heading.childNodes);
  heading.replaceWith(lower);
}

/** A path of the site, another site (which learns nothing of this one), a mail or a call; anything else is mere text. */
function holdLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (WRITE_OR_CALL.test(href)) return;
  const target = href.startsWith('#') ? null : toNullable(parseLink(ownAddress(href)));
  if (target === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', target.href);
  if (target.kind === 'outside') link.rel = 'noopener noreferrer';
}

/** A picture elsewhere leaves its words. */
function holdPicture(picture: HTMLImageElement): void {
  const source = toNullable(parsePicture(ownAddress(picture.getAttribute('src') ?? '')));
  if (source === null) {
    picture.replaceWith(picture.alt);
    return;
  }
  picture.setAttribute('src', source);
  if (!picture.hasAttribute('alt')) picture.alt = '';
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
}

/** A wide table scrolls inside its own frame, by keyboard too; a `div` of its own becomes that frame. */
function frameTable(table: Element): void {
  const around = table.parentElement;
  const isAlone = around?.tagName === 'DIV' && around.childNodes.length === 1;
  const frame = isAlone ? around : document.createElement('div');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', table.querySelector('caption')?.textContent ?? 'Tableau');
  if (isAlone) return;
  table.replaceWith(frame);
  frame.append(table);
}
