import { language } from '../../words/language.fr';
import { alternatesOf, languages, pathIn } from '../../navigation/languages';
import { operator } from '../../operator';

/** The description of the whole site, as `index.html` has it. */
let siteDescription: string | undefined;

/**
 * Sets the canonical address and the description of the page, and its addresses in every language, for search
 * engines. `path`: that of the page, without the base of the language.
 */
export function describePage(path: string, description: string | undefined): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (meta) {
    siteDescription ??= meta.content;
    meta.content = description ?? siteDescription;
  }
  // `npm run kit` writes the public origin of a place into the HTML, if it is another than the operator's.
  const { site = operator.site } = document.documentElement.dataset;
  linkOf('canonical').href = site + pathIn(language, path);
  for (const [tag, own] of alternatesOf(languages, path))
    linkOf('alternate', tag).href = site + own;
}

/** The link of this kind in the head, which is added when the HTML has none. */
function linkOf(rel: string, hreflang?: string): HTMLLinkElement {
  const selector = `link[rel=${rel}]${hreflang === undefined ? '' : `[hreflang=${hreflang}]`}`;
  const present = document.querySelector<HTMLLinkElement>(selector);
  if (present) return present;
  const link = document.createElement('link');
  link.rel = rel;
  if (hreflang !== undefined) link.hreflang = hreflang;
  document.head.append(link);
  return link;
}
