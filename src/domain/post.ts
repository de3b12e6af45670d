import { fromNullable, type Option } from 'fp-ts/Option';
import type { CmsHtml } from './cmsHtml';
import type { Instant } from './instant';

const NEWS_SECONDS = 7 * 24 * 60 * 60;

export interface PostCategory {
  readonly name: string;
  /** `#rrggbb`; null for what is no such colour. */
  readonly colour: string | null;
}

/** A news post (P3.13). */
export interface Post {
  readonly slug: string;
  readonly title: string;
  /** Address of its picture. */
  readonly image: string | null;
  readonly summary: string | null;
  readonly content: CmsHtml | null;
  readonly category: PostCategory | null;
  /** The date it bears: its own, or that of its creation. */
  readonly datedAt: Instant;
  readonly createdAt: Instant;
}

/** A post is announced as new for the 7 days after its creation, the last second excluded (M4.11, M9.9, P9.19). */
export function isPostNew(post: { readonly createdAt: Instant }, now: Instant): boolean {
  return post.createdAt <= now && now < post.createdAt + NEWS_SECONDS;
}

/** The newest first, by the date that they bear. */
export function newestFirst(posts: readonly Post[]): readonly Post[] {
  return posts.toSorted((one, other) => other.datedAt - one.datedAt);
}

/** The names of the categories in use, in French alphabetical order, for the filter of the list (P2.2). */
export function postCategories(posts: readonly Post[]): readonly string[] {
  const names = posts.flatMap(({ category }) => (category === null ? [] : [category.name]));
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'fr'));
}

/** Those of a category; all of them without one (P2.2). */
export function inCategory(posts: readonly Post[], name: string | null): readonly Post[] {
  return name === null ? posts : posts.filter(({ category }) => category?.name === name);
}

/** The article at an address (P2.3). */
export function findPost(posts: readonly Post[], slug: string): Option<Post> {
  return fromNullable(posts.find((post) => post.slug === slug));
}
