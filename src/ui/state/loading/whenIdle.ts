/** A slow phone has the first data of a page by then; what nobody has asked for does not compete with them. */
const AFTER_MS = 3_000;

/**
 * Runs `work` once, some seconds after the page, when the browser has nothing else to do. Returns a function
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
