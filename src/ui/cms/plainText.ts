import type { CmsHtml } from '../../domain/cmsHtml';
import { sanitizeCmsHtml } from './sanitizeCmsHtml';

const BLOCKS = 'p, li, dt, dd, h2, h3, h4, h5, h6, th, td, caption, br, div, blockquote, pre';

/** The words of what the editors wrote, for search and for those who see no page. */
export function plainText(html: CmsHtml): string {
  const fragment = sanitizeCmsHtml(html);
  fragment.querySelectorAll(BLOCKS).forEach((block) => block.after(' '));
  return fragment.textContent.replace(/\s+/g, ' ').trim();
}
