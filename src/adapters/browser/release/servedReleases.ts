/** In milliseconds; a slower server counts as one without an answer. */
const PATIENCE = 5000;

/**
 * The releases that the host serves, by `version.json`, one for each language; null if it gives no answer.
 */
export async function servedReleases(): Promise<readonly string[] | null> {
  try {
    const answer = await fetch('/version.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return null;
    const { releases } = (await answer.json()) as { readonly releases?: unknown };
    const isList = Array.isArray(releases) && releases.every((one) => typeof one === 'string');
    return isList && releases.length > 0 ? releases : null;
  } catch {
    return null;
  }
}
