import type { CmsHtml } from '../../domain/publicSite/cmsHtml';
import { htmlWindow } from './htmlWindow';
import { sanitizeCmsHtml } from './sanitizeCmsHtml';

/**
 * The editors' HTML as text for a page that the build paints, sanitised. Empty for a text that another
 * parsing changes: it might turn into markup; the browser shows it after its own sanitising.
 */
export function paintedHtml(html: CmsHtml): string {
  const once = serialised(sanitizeCmsHtml(html));
  const twice = serialised(sanitizeCmsHtml(once as CmsHtml));
  // Without style attributes: the build looks for them in the markup.
  return once === twice ? once.replace(/style=/gi, (name) => `${name.slice(0, -1)}&#61;`) : '';
}

function serialised(content: DocumentFragment): string {
  const holder = htmlWindow().document.createElement('div');
  holder.append(content);
  return holder.innerHTML;
}
