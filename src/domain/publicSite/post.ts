import { linkedIdentifier } from '../basis/mailedAddress';
import { compareTexts } from '../basis/compareTexts';
import type { CmsHtml } from './cmsHtml';
import type { Instant } from '../basis/instant';

const NEWS_SECONDS = 7 * 24 * 60 * 60;

export interface PostCategory {
  readonly name: string;
  /** `#rrggbb`; null for any other text. */
  readonly colour: string | null;
}

/** A news post (P3.13). */
export interface Post {
  readonly slug: string;
  readonly title: string;
  /** The address of its picture. */
  readonly image: string | null;
  readonly summary: string | null;
  readonly content: CmsHtml | null;
  readonly category: PostCategory | null;
  /** The displayed date: its own, or that of its creation. */
  readonly datedAt: Instant;
  readonly createdAt: Instant;
}

/** A post is marked as new for 7 days after its creation, the last second excluded (M4.11, M9.9, P9.19). */
export function isPostNew(post: { readonly createdAt: Instant }, now: Instant): boolean {
  return post.createdAt <= now && now < post.createdAt + NEWS_SECONDS;
}

/** The newest first, by the displayed date. */
export function newestPostsFirst(posts: readonly Post[]): readonly Post[] {
  return posts.toSorted((one, other) => other.datedAt - one.datedAt);
}

/** The names of the used categories, in alphabetical order, for the filter of the list (P2.2). */
export function postCategories(posts: readonly Post[]): readonly string[] {
  const names = posts.flatMap(({ category }) => (category === null ? [] : [category.name]));
  return [...new Set(names)].sort(compareTexts);
}

/** The posts of a category; all posts without one (P2.2). */
export function inCategory(posts: readonly Post[], name: string | null): readonly Post[] {
  return name === null ? posts : posts.filter(({ category }) => category?.name === name);
}

/**
 * Each post with an address of its own: of several with one slug, the oldest keeps it, the next ones end with
 * `-2`, `-3`.
 */
export function withOwnSlugs(posts: readonly Post[]): readonly Post[] {
  const taken = new Set<string>();
  const slugs = new Map<Post, string>();
  for (const post of posts.toSorted((one, other) => one.createdAt - other.createdAt)) {
    let slug = post.slug;
    for (let count = 2; taken.has(slug); count += 1) slug = `${post.slug}-${count}`;
    taken.add(slug);
    slugs.set(post, slug);
  }
  return posts.map((post) => ({ ...post, slug: slugs.get(post) ?? post.slug }));
}

/** The article at an address (P2.3), in upper or lower case, also with a sign of its sentence behind it. */
export function findPost(posts: readonly Post[], slug: string): Post | null {
  const meant = linkedIdentifier(slug).toLowerCase();
  return (
    posts.find((post) => post.slug === slug) ??
    posts.find((post) => post.slug.toLowerCase() === meant) ??
    null
  );
}
