/** What Cache-Control allows a shared cache (RFC 9111, RFC 5861); in seconds. */
export interface CachePolicy {
  /** How long an answer is fresh: 0 if it may not be stored. */
  readonly maxAge: number;
  /** How long after that it may be given once more while the cache asks anew. */
  readonly staleWhileRevalidate: number;
}

/** Reads a Cache-Control header. `s-maxage` takes precedence over `max-age`. */
export function cachePolicy(cacheControl: string | null): CachePolicy {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((one) => {
      const [name = '', value = ''] = one.trim().toLowerCase().split('=');
      return [name, value];
    }),
  );
  if (directives.has('no-store') || directives.has('private')) {
    return { maxAge: 0, staleWhileRevalidate: 0 };
  }
  const seconds = (name: string): number => Number(directives.get(name) ?? 0);
  return {
    maxAge: directives.has('s-maxage') ? seconds('s-maxage') : seconds('max-age'),
    staleWhileRevalidate: seconds('stale-while-revalidate'),
  };
}
