/** The name of the cache with the pages that the visitor has opened. */
export const visitedStore = 'visited-pages';

/** Milliseconds during which a stored page is shown. Each visit stores it anew. */
const KEPT_MS = 7 * 24 * 3_600_000;

const storedAtHeader = 'X-Stored-At';

/**
 * The stored page of a path, as the host served it at the last visit; null without one, and when it is older
 * than a week, or dated in the future.
 */
export async function visitedPage(path: string): Promise<Response | null> {
  const stored = await (await caches.open(visitedStore)).match(path);
  if (!stored) return null;
  const age = Date.now() - Number(stored.headers.get(storedAtHeader) ?? NaN);
  return age >= 0 && age < KEPT_MS ? stored : null;
}

/**
 * Stores what the host answered for the next visit of a path. Anything but a page, as a maintenance or a
 * redirection, removes the stored one: the next visit asks the host.
 */
export async function storeVisit(path: string, answer: Response): Promise<void> {
  const store = await caches.open(visitedStore);
  const isPage =
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    answer.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (!isPage) {
    await store.delete(path);
    return;
  }
  const headers = new Headers(answer.headers);
  headers.set(storedAtHeader, String(Date.now()));
  // The body is decoded.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  await store.put(path, new Response(await answer.text(), { status: 200, headers }));
}
