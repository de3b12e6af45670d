import { operator } from '../../src/ui/operator.ts';
import { httpUrl } from '../serve/givenApi.ts';

const patienceMs = 15_000;

/**
 * The paths of what the operator publishes at this moment: the links of the menu that every visitor sees, and the posts. Asks the
 * server that `SITEMAP_API_URL` names, as the site does (P7.2); none when it names none. Throws when there is no usable answer: a
 * site map that lost its pages would tell search engines to forget them.
 */
export async function publishedAddresses(
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const given = env['SITEMAP_API_URL'];
  if (!given) return [];
  const server = httpUrl('SITEMAP_API_URL', given).replace(/\/$/, '');
  try {
    const answer = await fetch(`${server}/api/public/data`, {
      method: 'POST',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return publishedIn(await answer.json());
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The site map needs what ${server} publishes, which could not be read: ${reason}. Without SITEMAP_API_URL it is made of the site's own addresses.`,
      { cause },
    );
  }
}

/** Reads the answer as far as the site map needs it. Throws when the menu or the posts are missing or of another shape. */
export function publishedIn(answer: unknown): readonly string[] {
  const { menu, posts } = record(answer, 'the answer');
  const entries = list(menu, 'menu').map((item) => record(item, 'an entry of the menu'));
  const byId = new Map(entries.map((entry) => [entry['id'], entry]));
  const links = entries
    .filter((entry) => lineOf(entry, byId).every(isForEveryone))
    .map(({ link }) => text(link, 'a link of the menu'));
  const slugs = list(posts, 'posts').map((post) => text(record(post, 'a post')['slug'], 'a slug'));
  return [
    ...links.flatMap(pathInside),
    ...slugs.map((slug) => `/actualites/${encodeURIComponent(slug)}`),
  ];
}

type Fields = Readonly<Record<string, unknown>>;

/** What is not shown, or private, appears nowhere, with all that stands below it (P3.11, M6.2). */
function isForEveryone({ isShown, isPrivate }: Fields): boolean {
  return isShown === true && isPrivate === false;
}

/** An entry and those above it, each once. */
function lineOf(entry: Fields, byId: ReadonlyMap<unknown, Fields>): readonly Fields[] {
  const line = new Set<Fields>();
  let above: Fields | undefined = entry;
  while (above && !line.has(above)) {
    line.add(above);
    above = byId.get(above['parentID']);
  }
  return [...line];
}

/** None for a link that leaves the site, by its scheme or its host. */
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
