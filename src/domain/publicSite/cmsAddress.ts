import type { CmsHtml } from './cmsHtml';
import { findPage, JOBS_PATH, type CmsPage } from './cmsPage';
import { menuById, menuDepth, menusFor, menuTrail, type MenuEntry, type MenuItem } from './menu';
import { isSamePath, parseLink, sitePath } from '../basis/siteAddress';

/** The CMS content of an address, for one visitor. */
export type CmsAddress =
  | {
      readonly kind: 'page';
      readonly title: string;
      readonly seoTitle: string | null;
      /** null for a menu entry without a page: it lists the entries below it, or has a list of the site. */
      readonly content: CmsHtml | null;
      /** From the top of the menu to the page, its own entry last; empty outside the menu. */
      readonly trail: readonly MenuEntry[];
      readonly children: readonly MenuEntry[];
    }
  /** The page requires a token (M6.2). */
  | { readonly kind: 'signIn' }
  | { readonly kind: 'nothing' };

interface Published {
  readonly menu: readonly MenuItem[];
  readonly pages: readonly CmsPage[];
}

const nothing = { kind: 'nothing' } as const;

/**
 * Finds the content of an address that the menu defines (P2.11), in upper or lower case. An entry that is
 * not shown has its content too: it is only absent from the menus (P3.11). An entry of a page that the site
 * should render itself, but does not, has the text of the editors, if there is one.
 */
export function openCmsAddress(
  { menu, pages }: Published,
  path: string,
  isSignedIn: boolean,
): CmsAddress {
  const wanted = sitePath(path);
  const byId = menuById(menu);
  const entries = menu.filter(({ link }) => leadsTo(link, wanted));
  const known = entries.flatMap((entry) => {
    const line = lineOf(entry, byId);
    return line === null ? [] : [{ entry, line }];
  });
  if (entries.length > 0 && known.length === 0) return nothing;
  const isPrivate = known.some(({ line }) => line.some((one) => one.isPrivate));
  if (isPrivate && !isSignedIn) return { kind: 'signIn' };

  const page = findPage(pages, wanted);
  const { header, footer } = menusFor(menu, isSignedIn);
  const trail = menuTrail([...header, ...footer], wanted);
  const children = trail.at(-1)?.children ?? [];
  const isDrawn = known.some(({ entry }) => entry.isCustomPage);
  // Its content is the list of jobs (P2.11): it needs no text of the editors.
  const hasOwnList = isSamePath(JOBS_PATH, wanted) && known.length > 0;
  if (page === null && !hasOwnList && (isDrawn || children.length === 0)) return nothing;
  return {
    kind: 'page',
    title: page?.title ?? known[0]?.entry.title ?? '',
    seoTitle: page?.seoTitle ?? null,
    content: page?.content ?? null,
    trail,
    children,
  };
}

/** As the link is written, or as the menu leads there: « circuler » and a space, « a/../circuler ». */
function leadsTo(link: string, path: string): boolean {
  const target = parseLink(link);
  return isSamePath(link, path) || (target?.kind === 'inside' && isSamePath(target.path, path));
}

/**
 * An entry and its ancestors, each once; null if the menu drops the entry (a repeated id, or too deep a
 * level).
 */
function lineOf(entry: MenuItem, byId: ReadonlyMap<number, MenuItem>): readonly MenuItem[] | null {
  const line = new Set<MenuItem>();
  let one: MenuItem | undefined = byId.get(entry.id) === entry ? entry : undefined;
  while (one !== undefined && !line.has(one) && line.size <= menuDepth) {
    line.add(one);
    one = one.parentId === null ? undefined : byId.get(one.parentId);
  }
  return line.size === 0 || line.size > menuDepth ? null : [...line];
}
