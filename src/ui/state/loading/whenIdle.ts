/** The code of a page has arrived when it asks for this, and its first data follow within a round trip. */
const AFTER_MS = 1_000;

/**
 * Runs `work` once, a second after the page, when the browser has nothing else to do. Returns a function
 * that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(work);
    else work();
  }, AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
