import type { CmsHtml } from '../../domain/publicSite/cmsHtml';
import { htmlWindow } from './htmlWindow';
import { sanitizeCmsHtml } from './sanitizeCmsHtml';
import { nameParts } from './TextParts';

/**
 * The editors' HTML as text for a page that the build paints, sanitised. Empty for a text that another
 * parsing changes: it might turn into markup; the browser shows it after its own sanitising.
 */
export function paintedHtml(html: CmsHtml, hasNamedParts: boolean): string {
  const read = (text: CmsHtml): string => {
    const content = sanitizeCmsHtml(text);
    return serialised(hasNamedParts ? nameParts(content) : content);
  };
  const once = read(html);
  const twice = read(once as CmsHtml);
  // Without style attributes: the build looks for them in the markup.
  return once === twice ? once.replace(/style=/gi, (name) => `${name.slice(0, -1)}&#61;`) : '';
}

function serialised(content: DocumentFragment): string {
  const holder = htmlWindow().document.createElement('div');
  holder.append(content);
  return holder.innerHTML;
}
