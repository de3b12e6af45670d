/** Something whose code could not be fetched. Whoever says so on screen calls `forget`: the next one to need it asks again. */
export class LostPart extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the site did not arrive', { cause });
    this.forget = forget;
  }
}

/**
 * Asks for something once for all who need it. A failure stays until it is forgotten: a component that asked again while it
 * paints would ask without end. Browsers older than 2026 keep a failed `import()` until the page is loaded anew, whoever
 * asks (whatwg/html#10327).
 */
export function fetchedOnce<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let wanted: Promise<Thing> | undefined;
  let isRepeated = false;
  return () => {
    if (wanted) return wanted;
    if (isRepeated) askAgainForStyles();
    const asked = load().catch((cause: unknown) => {
      throw new LostPart(cause, () => {
        // Several may tell of one failure, the last of them once it is asked for again, or has come.
        if (wanted !== asked) return;
        wanted = undefined;
        isRepeated = true;
      });
    });
    wanted = asked;
    return wanted;
  };
}

/** Asks for something before it is needed, and answers whether it has come. A failure is no one's yet: who needs it asks again. */
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
// The build paints the home page without a browser.
if (!import.meta.env.SSR) {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) lostStyles.add(target);
    },
    // A sheet that does not arrive says so to itself alone.
    { capture: true },
  );
}

/** Vite asks for the styles of a chunk once only, come what may. Those on their way are left alone: it waits for that very link. */
function askAgainForStyles(): void {
  for (const link of lostStyles) {
    lostStyles.delete(link);
    link.replaceWith(link.cloneNode());
  }
}
