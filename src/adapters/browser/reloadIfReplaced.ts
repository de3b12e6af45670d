const ENTRY = 'script[type="module"][src]';
/** In milliseconds; a slower server counts as one without an answer. */
const PATIENCE = 5000;

/**
 * Reloads the page if the server has another build than the one in this tab, and returns whether it does: the
 * name of a build's entry script contains its hash. Does nothing if the server gives no answer.
 */
export async function reloadIfReplaced(
  reload = (): void => window.location.reload(),
): Promise<boolean> {
  const running = entryOf(document);
  const served = await readServedEntry();
  if (running === null || served === null || running === served) return false;
  reload();
  return true;
}

async function readServedEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return null;
    return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    return null;
  }
}

function entryOf(page: Document): string | null {
  return page.querySelector(ENTRY)?.getAttribute('src') ?? null;
}
