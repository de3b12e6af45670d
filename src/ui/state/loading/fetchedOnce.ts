import { recordArrival } from './useArrival';

/**
 * Code that could not be fetched. The boundary that shows this calls `forget`: the next render fetches again.
 */
export class LostPart extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the site did not arrive', { cause });
    this.forget = forget;
  }
}

let untilStayed = (): Promise<void> => Promise.resolve();

/** A loss is reported after this has resolved: a page that is being left loses what is on its way. */
export function reportLossesAfter(stayed: () => Promise<void>): void {
  untilStayed = stayed;
}

/**
 * Loads once for all callers. A failure is stored until `forget`: otherwise a component would fetch again in
 * every render. Browsers older than 2026 cache a failed `import()` until the page reloads
 * (whatwg/html#10327).
 */
export function fetchedOnce<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let wanted: Promise<Thing> | undefined;
  let isRepeated = false;
  return () => {
    if (wanted) return wanted;
    if (isRepeated) askAgainForStyles();
    const asked = load().catch(async (cause: unknown) => {
      await untilStayed();
      throw new LostPart(cause, () => {
        // Several callers may report one failure, the last one after a retry has started or succeeded.
        if (wanted !== asked) return;
        wanted = undefined;
        isRepeated = true;
      });
    });
    recordArrival(asked);
    wanted = asked;
    return wanted;
  };
}

/**
 * Loads before the first use and resolves to whether it arrived. After a failure the first use loads again.
 */
export async function fetchAhead(fetched: () => Promise<unknown>): Promise<boolean> {
  try {
    await fetched();
    return true;
  } catch (problem) {
    if (problem instanceof LostPart) problem.forget();
    return false;
  }
}

const lostStyles = new Set<HTMLLinkElement>();
// The build prerenders the home page without a browser.
if (!import.meta.env.SSR) {
  document.addEventListener(
    'error',
    ({ target }) => {
      const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      if (isStyle) lostStyles.add(target);
    },
    // The error event of a stylesheet does not bubble.
    { capture: true },
  );
}

/**
 * Vite requests the styles of a chunk only once. Pending links are not removed: Vite waits for those
 * elements.
 */
function askAgainForStyles(): void {
  for (const link of lostStyles) {
    lostStyles.delete(link);
    link.replaceWith(link.cloneNode());
  }
}
