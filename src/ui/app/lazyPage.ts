import type { SiteRoute } from '../navigation/routes';
import { lazyPart, type LazyPart } from '../state/loading/lazyPart';

const pages = new Map<SiteRoute['page'], LazyPart<object>>();

/** The page of a row as a component: one for all rows with the same page. */
export function lazyPage(page: SiteRoute['page']): LazyPart<object> {
  const known = pages.get(page);
  if (known) return known;
  const made = lazyPart(page);
  pages.set(page, made);
  return made;
}
