import { operator } from '../../src/ui/operator.ts';

/**
 * The paths of the published pages in the answer of `loadPublicData`: the public links of the menu, and the
 * posts. Throws when the menu or the posts are missing or invalid.
 */
export function publishedIn(answer: unknown): readonly string[] {
  const { menu, posts } = record(answer, 'the answer');
  const entries = list(menu, 'menu').map((item) => record(item, 'an entry of the menu'));
  const byId = new Map(entries.map((entry) => [entry['id'], entry]));
  const links = entries
    .filter((entry) => withAncestors(entry, byId).every(isPublic))
    .map(({ link }) => text(link, 'a link of the menu'));
  const slugs = list(posts, 'posts').map((post) => text(record(post, 'a post')['slug'], 'a slug'));
  return [
    ...links.flatMap(pathInside),
    ...slugs.map((slug) => `/actualites/${encodeURIComponent(slug)}`),
  ];
}

type Fields = Readonly<Record<string, unknown>>;

/** A hidden or private entry is excluded, together with the entries below it (P3.11, M6.2). */
function isPublic({ isShown, isPrivate }: Fields): boolean {
  return isShown === true && isPrivate === false;
}

/** An entry and its ancestors, each once. */
function withAncestors(entry: Fields, byId: ReadonlyMap<unknown, Fields>): readonly Fields[] {
  const line = new Set<Fields>();
  let above: Fields | undefined = entry;
  while (above && !line.has(above)) {
    line.add(above);
    above = byId.get(above['parentID']);
  }
  return [...line];
}

/** The path of a link; empty for a link to another origin. */
function pathInside(link: string): readonly string[] {
  const base = `${operator.site}/`;
  if (!URL.canParse(link, base)) return [];
  const { origin, pathname } = new URL(link, base);
  return origin === operator.site ? [pathname] : [];
}

function record(value: unknown, name: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Error(`${name} is not an object`);
}

function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${name} is not a list`);
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${name} is not a text`);
}
