import type { CmsHtml } from '../../domain/publicSite/cmsHtml';
import { sanitizeCmsHtml } from './sanitizeCmsHtml';

const BLOCKS = 'p, li, dt, dd, h2, h3, h4, h5, h6, th, td, caption, br, div, blockquote, pre';

/** The text content of the editors' HTML, for the search and for page descriptions. */
export function plainText(html: CmsHtml): string {
  const fragment = sanitizeCmsHtml(html);
  fragment.querySelectorAll(BLOCKS).forEach((block) => block.after(' '));
  return fragment.textContent.replace(/\s+/g, ' ').trim();
}
