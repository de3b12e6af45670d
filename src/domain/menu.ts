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

/** So many levels are read; deeper entries are dropped, with all that stands below them. */
export const menuDepth = 8;

/** The entries by their id, each id once: the first of two that share one wins. */
export function menuById(items: readonly MenuItem[]): ReadonlyMap<number, MenuItem> {
  const byId = new Map<number, MenuItem>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return byId;
}

/**
 * What a visitor sees of the menu, in the order of the editors: entries that are not shown, that are private without a token
 * (M6.2) are left out, with all that stands below them; so is a link that leads nowhere, unless it is the title of what stands below it.
 */
export function menusFor(items: readonly MenuItem[], isSignedIn: boolean): Menus {
  const byId = menuById(items);
  const top: MenuItem[] = [];
  const below = new Map<number, MenuItem[]>();
  for (const item of byId.values()) {
    if (!item.isShown || (item.isPrivate && !isSignedIn)) continue;
    const { parentId } = item;
    const parent = parentId === null ? undefined : byId.get(parentId);
    if (parent === undefined) top.push(item);
    else {
      const siblings = below.get(parent.id) ?? [];
      siblings.push(item);
      below.set(parent.id, siblings);
    }
  }
  return {
    header: entries(
      top.filter(({ isFooter }) => !isFooter),
      below,
    ),
    footer: entries(
      top.filter(({ isFooter }) => isFooter),
      below,
    ),
  };
}

/** Entries that stand below themselves are never met: the way down starts at the top. */
function entries(
  level: readonly MenuItem[],
  below: ReadonlyMap<number, readonly MenuItem[]>,
  depth = 1,
): readonly MenuEntry[] {
  if (depth > menuDepth) return [];
  return level.flatMap(({ id, title, link }) => {
    const target = toNullable(parseLink(link));
    const children = entries(below.get(id) ?? [], below, depth + 1);
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
