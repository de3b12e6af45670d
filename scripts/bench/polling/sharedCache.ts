import type { CachePolicy } from './CachePolicy.ts';

/** What a cache keeps of one address. */
export interface Stored {
  /** Second in which the operator sent or confirmed it. */
  readonly since: number;
  readonly etag: string;
}

export interface Served {
  /** What the operator was asked: nothing, for the body, or whether it changed (answered 304). */
  readonly asked: 'nothing' | 'body' | 'unchanged';
  /** Seconds since the operator sent or confirmed what the tab was given. */
  readonly age: number;
  readonly stored: Stored | null;
}

/**
 * One request at second `now` to a cache that keeps `stored`, while the operator's content is `etag`. The
 * operator answers at once, so that one question serves everybody who waits for it.
 */
export function serve(
  stored: Stored | null,
  { maxAge, staleWhileRevalidate }: CachePolicy,
  now: number,
  etag: string,
): Served {
  const fresh = maxAge > 0 ? { since: now, etag } : null;
  if (stored === null) return { asked: 'body', age: 0, stored: fresh };
  const age = now - stored.since;
  if (age < maxAge) return { asked: 'nothing', age, stored };
  const asked = stored.etag === etag ? 'unchanged' : 'body';
  return { asked, age: age < maxAge + staleWhileRevalidate ? age : 0, stored: fresh };
}
