import type { Instant } from './instant';

const NEWS_SECONDS = 7 * 24 * 60 * 60;

/** A post is announced as new for the 7 days after its creation, the last second excluded (M4.11, M9.9, P9.19). */
export function isPostNew(post: { readonly createdAt: Instant }, now: Instant): boolean {
  return post.createdAt <= now && now < post.createdAt + NEWS_SECONDS;
}
