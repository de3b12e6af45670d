let ended: Promise<void> = Promise.resolve();

/** Milliseconds after which the rest no longer waits: a page whose render fails is never taken over. */
const LIMIT_MS = 5_000;

/** A painted page begins to be taken over. Returns the function that says that this has ended. */
export function beginHydration(): () => void {
  let end = (): void => undefined;
  ended = new Promise((resolve) => {
    end = resolve;
    setTimeout(resolve, LIMIT_MS);
  });
  return () => end();
}

/**
 * Resolves once the page is no longer being taken over. A part that suspends meanwhile would hold it up:
 * React hydrates the page after its frame, and not while it delays the reveal of another part (up to 300 ms).
 */
export async function untilHydrated(): Promise<void> {
  await ended;
}
