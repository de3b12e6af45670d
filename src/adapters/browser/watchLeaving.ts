/** Milliseconds. A page that is still there then was not left: its visitor stayed, or started a download. */
const LEAVE_MS = 5_000;

/**
 * Watches whether the page is being left. Firefox gives up the requests of such a page before it goes, and
 * its visitor would see failures until the next page arrives. The result resolves at once on a page that
 * stays, and otherwise only if it is still there after five seconds.
 */
export function watchLeaving(page: Window = window): () => Promise<void> {
  let left = Number.NEGATIVE_INFINITY;
  page.addEventListener('beforeunload', () => {
    left = performance.now();
  });
  return async () => {
    const rest = left + LEAVE_MS - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  };
}
