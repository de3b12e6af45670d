const ENTRY = 'script[type="module"][src]';
/** In milliseconds; a server that is slower than this answers nothing. */
const PATIENCE = 5000;

/**
 * Loads the page anew where the server has another build than this tab runs, and answers whether it does: the entry script of a
 * build carries its hash. A server that does not tell leaves the tab as it is.
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
