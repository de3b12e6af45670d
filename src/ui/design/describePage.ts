import { operator } from '../operator';

/** What `index.html` says of the whole site. */
let siteDescription: string | undefined;

/** Tells search engines which address is the page's own, and what it is about. */
export function describePage(pathname: string, description: string | undefined): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (meta) {
    siteDescription ??= meta.content;
    meta.content = description ?? siteDescription;
  }
  let canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical) {
    canonical = document.createElement('link');
    canonical.rel = 'canonical';
    document.head.append(canonical);
  }
  canonical.href = operator.site + pathname;
}
