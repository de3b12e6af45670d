import { toNullable } from 'fp-ts/Option';
import type { CmsHtml } from './cmsHtml';
import { findPage, type CmsPage } from './cmsPage';
import { menuById, menuDepth, menusFor, menuTrail, type MenuEntry, type MenuItem } from './menu';
import { sitePath } from './siteAddress';

/** What the editors have at an address, for one visitor. */
export type CmsAddress =
  | {
      readonly kind: 'page';
      readonly title: string;
      readonly seoTitle: string | null;
      /** null for a mere entry of the menu, which leads on to those below it. */
      readonly content: CmsHtml | null;
      /** From the top of the menu to the page, the page's own entry last; none outside the menu. */
      readonly trail: readonly MenuEntry[];
      readonly children: readonly MenuEntry[];
    }
  /** The page is for those who hold a token (M6.2). */
  | { readonly kind: 'signIn' }
  | { readonly kind: 'nothing' };

interface Published {
  readonly menu: readonly MenuItem[];
  readonly pages: readonly CmsPage[];
}

const nothing = { kind: 'nothing' } as const;

/**
 * Opens an address that the menu defines (P2.11). What is not shown appears nowhere, its address included, and so does what stands
 * below it (P3.11). An entry whose page the site should draw itself, and does not, opens what the editors wrote there, if anything.
 */
export function openCmsAddress(
  { menu, pages }: Published,
  path: string,
  isSignedIn: boolean,
): CmsAddress {
  const wanted = sitePath(path);
  const byId = menuById(menu);
  const entries = menu.filter(({ link }) => sitePath(link) === wanted);
  const shown = entries.flatMap((entry) => {
    const line = lineOf(entry, byId);
    return line?.every(({ isShown }) => isShown) === true ? [{ entry, line }] : [];
  });
  if (entries.length > 0 && shown.length === 0) return nothing;
  const isPrivate = shown.some(({ line }) => line.some((one) => one.isPrivate));
  if (isPrivate && !isSignedIn) return { kind: 'signIn' };

  const page = toNullable(findPage(pages, wanted));
  const { header, footer } = menusFor(menu, isSignedIn);
  const trail = menuTrail([...header, ...footer], wanted);
  const children = trail.at(-1)?.children ?? [];
  const isDrawn = shown.some(({ entry }) => entry.isCustomPage);
  if (page === null && (isDrawn || children.length === 0)) return nothing;
  return {
    kind: 'page',
    title: page?.title ?? trail.at(-1)?.title ?? '',
    seoTitle: page?.seoTitle ?? null,
    content: page?.content ?? null,
    trail,
    children,
  };
}

/** An entry and those above it, each once; null where the menu does not hold it (an id written twice, a level too deep). */
function lineOf(entry: MenuItem, byId: ReadonlyMap<number, MenuItem>): readonly MenuItem[] | null {
  const line = new Set<MenuItem>();
  let one: MenuItem | undefined = byId.get(entry.id) === entry ? entry : undefined;
  while (one !== undefined && !line.has(one) && line.size <= menuDepth) {
    line.add(one);
    one = one.parentId === null ? undefined : byId.get(one.parentId);
  }
  return line.size === 0 || line.size > menuDepth ? null : [...line];
}
