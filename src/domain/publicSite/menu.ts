import { isSamePath, parseLink, type LinkTarget } from '../basis/siteAddress';

/** A menu entry as the CMS defines it (P3.11). */
export interface MenuItem {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly parentId: number | null;
  /** Hidden without a token (M6.2). */
  readonly isPrivate: boolean;
  /** Shown in the footer instead of the header. */
  readonly isFooter: boolean;
  readonly isShown: boolean;
  /** The site renders the page itself: it has no CMS page. */
  readonly isCustomPage: boolean;
}

/** An entry as a visitor sees it, with the entries below it. */
export interface MenuEntry {
  readonly id: number;
  readonly title: string;
  /** null for a title without a link. */
  readonly target: LinkTarget | null;
  readonly children: readonly MenuEntry[];
}

export interface Menus {
  readonly header: readonly MenuEntry[];
  readonly footer: readonly MenuEntry[];
}

/** The maximum number of levels; deeper entries are dropped. */
export const menuDepth = 8;

/** The entries by id; of several entries with the same id, the first one. */
export function menuById(items: readonly MenuItem[]): ReadonlyMap<number, MenuItem> {
  const byId = new Map<number, MenuItem>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return byId;
}

/**
 * The menu that a visitor sees, in the order of the editors. Entries that are not shown, or that are private
 * without a token (M6.2), are dropped with all entries below them. An entry without a valid link is dropped,
 * unless there are entries below it.
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

/** Entries in a cycle are never reached: the recursion starts at the top. */
function entries(
  level: readonly MenuItem[],
  below: ReadonlyMap<number, readonly MenuItem[]>,
  depth = 1,
): readonly MenuEntry[] {
  if (depth > menuDepth) return [];
  return level.flatMap(({ id, title, link }) => {
    const target = parseLink(link);
    const children = entries(below.get(id) ?? [], below, depth + 1);
    return target === null && children.length === 0 ? [] : [{ id, title, target, children }];
  });
}

/** All entries with a link, each followed by the entries below it: for a list without submenus. */
export function flatMenu(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return menu.flatMap((entry) => [
    ...(entry.target === null ? [] : [entry]),
    ...flatMenu(entry.children),
  ]);
}

/**
 * The entries from the top of the menu to a path, the entry of the path last; empty if no entry has this
 * path.
 */
export function menuTrail(menu: readonly MenuEntry[], path: string): readonly MenuEntry[] {
  for (const entry of menu) {
    if (entry.target?.kind === 'inside' && isSamePath(entry.target.path, path)) return [entry];
    const below = menuTrail(entry.children, path);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}
