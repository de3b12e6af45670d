const entry = /\/assets\/index-([\w-]+)\.js$/;

/**
 * The release in this tab: the hash in the name of its entry script, which changes with any of its files.
 * null if the page has no such script.
 */
export function runningRelease(page: Document = document): string | null {
  const script = page.querySelector('script[type="module"][src]')?.getAttribute('src');
  return entry.exec(script ?? '')?.[1] ?? null;
}
