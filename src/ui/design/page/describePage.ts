import { operator } from '../../operator';

/** The description of the whole site, as `index.html` has it. */
let siteDescription: string | undefined;

/** Sets the canonical address and the description of the page, for search engines. */
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
