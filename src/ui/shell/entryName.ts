import { operatorLanguage } from '../words/operatorText.fr';
import { language } from '../words/language.fr';
import { words as titles } from './publicTitles.words.fr';
import type { MenuEntry } from '../../domain/publicSite/menu';
import { isFirstLanguage } from '../navigation/languages';
import { routes, type RouteName } from '../navigation/routes';

interface EntryName {
  readonly name: string;
  /** For `lang`; absent where it is the language of the page. */
  readonly lang: typeof operatorLanguage;
}

/** The pages whose title is not that of another page. */
const namedPages = [
  ...(['subscriptions', 'purchase', 'payOnline', 'news', 'help', 'contact'] as const),
  ...(['termsOfSale', 'termsOfUse', 'legalNotice', 'accessibility'] as const),
  ...(['agenda', 'reports', 'statements', 'assembly', 'publicOffer', 'marketTransfer'] as const),
] satisfies readonly RouteName[];

/** Path → title; empty in French, where the editors name the pages (P3.11). */
const ownTitles: ReadonlyMap<string, string> = new Map(
  isFirstLanguage(language) ? [] : namedPages.map((page) => [routes[page], titles[page]]),
);

/**
 * The name of a menu entry. The editors name entries in French: in another language, one that leads to a page
 * of this site has the title of that page.
 */
export function entryName({ title, target }: MenuEntry): EntryName {
  const own = target?.kind === 'inside' ? ownTitles.get(target.path) : undefined;
  return own === undefined
    ? { name: title, lang: operatorLanguage }
    : { name: own, lang: undefined };
}
