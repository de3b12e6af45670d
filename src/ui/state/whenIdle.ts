/** Milliseconds, for browsers that do not say when they are idle. */
const SOON = 200;

/** Runs `work` when the page has nothing more urgent to do; the returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout: 10 * SOON });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(work, SOON);
  return () => clearTimeout(timer);
}
