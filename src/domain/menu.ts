import { toNullable } from 'fp-ts/Option';
import { parseLink, type LinkTarget } from './siteAddress';

/** An entry of the site's menu, as the operator's editors keep it (P3.11). */
export interface MenuItem {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly parentId: number | null;
  /** Hidden without a token (M6.2). */
  readonly isPrivate: boolean;
  /** Stands in the footer instead of the header. */
  readonly isFooter: boolean;
  readonly isShown: boolean;
  /** The site draws the page itself: there is no CMS page behind it. */
  readonly isCustomPage: boolean;
}

/** An entry as a visitor sees it, with those below it. */
export interface MenuEntry {
  readonly id: number;
  readonly title: string;
  /** null for a mere title above others. */
  readonly target: LinkTarget | null;
  readonly children: readonly MenuEntry[];
}

export interface Menus {
  readonly header: readonly MenuEntry[];
  readonly footer: readonly MenuEntry[];
}

/**
 * What a visitor sees of the menu, in the order of the editors: entries that are not shown, that are private without a token
 * (M6.2) are left out, with all that stands below them; so is a link that leads nowhere, unless it is the title of what stands below it.
 */
export function menusFor(items: readonly MenuItem[], isSignedIn: boolean): Menus {
  const visible = items.filter(({ isShown, isPrivate }) => isShown && (isSignedIn || !isPrivate));
  const ids = new Set(items.map(({ id }) => id));
  const roots = visible.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  return {
    header: entries(
      roots.filter(({ isFooter }) => !isFooter),
      visible,
    ),
    footer: entries(
      roots.filter(({ isFooter }) => isFooter),
      visible,
    ),
  };
}

/** `ancestors` guards against entries that stand below themselves. */
function entries(
  level: readonly MenuItem[],
  visible: readonly MenuItem[],
  ancestors: readonly number[] = [],
): readonly MenuEntry[] {
  return level.flatMap(({ id, title, link }) => {
    const target = toNullable(parseLink(link));
    if (ancestors.includes(id)) return [];
    const below = visible.filter(({ parentId }) => parentId === id);
    const children = entries(below, visible, [...ancestors, id]);
    return target === null && children.length === 0 ? [] : [{ id, title, target, children }];
  });
}

/** Every entry of a menu that leads somewhere, each followed by those below it: for a list that opens nothing. */
export function flatMenu(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return menu.flatMap((entry) => [
    ...(entry.target === null ? [] : [entry]),
    ...flatMenu(entry.children),
  ]);
}

/** The entries on the way from the top of the menu to a path, the path's own last; none where no entry leads there. */
export function menuTrail(menu: readonly MenuEntry[], path: string): readonly MenuEntry[] {
  for (const entry of menu) {
    if (entry.target?.kind === 'inside' && entry.target.path === path) return [entry];
    const below = menuTrail(entry.children, path);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}
