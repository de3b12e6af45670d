/*
 * Where the visitor was on each page of this visit: a link starts at the top, back and forward return there (M2.19). A browser
 * returns to a place at once, while the content of a page that this site paints arrives later.
 */

/** How far a page was scrolled, by the router's name for its entry of the history. */
type Places = readonly (readonly [string, number])[];

interface PlaceStorage {
  /** What an earlier document of this visit kept. */
  readonly read: () => Places;
  readonly write: (places: Places) => void;
}

const places = new Map<string, number>();
/** How far to scroll, until the visitor acts; null when nothing is to be returned to. */
let wanted: number | null = null;

/** Whether back or forward brought the visitor here, and they have not acted since. */
export function isReturning(): boolean {
  return wanted !== null;
}

/** Scrolls to the top, unless the visitor is on the way back to where they were. */
export function startAtTop(): void {
  if (wanted === null) window.scrollTo(0, 0);
}

/** A link, a form or a redirection leads to another page: whatever was returned to is left. */
export function leaveForTop(): void {
  wanted = null;
  window.scrollTo(0, 0);
}

/** Scrolls as far as the page reaches by now; it is called again whenever the page grows. */
export function returnToPlace(): void {
  if (wanted !== null && window.scrollY !== wanted) window.scrollTo(0, wanted);
}

/** Follows where the visitor is as long as the document lives, and keeps it when the document ends. */
export function followPlaces(storage: PlaceStorage): void {
  window.history.scrollRestoration = 'manual';
  for (const [name, top] of storage.read()) places.set(name, top);
  if (isReopened()) wanted = places.get(entryName()) ?? null;

  const forget = (): void => {
    wanted = null;
  };
  for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(act, forget, { passive: true });
  }
  window.addEventListener('scroll', () => {
    if (wanted === null) places.set(entryName(), window.scrollY);
  });
  window.addEventListener('popstate', () => {
    wanted = places.get(entryName()) ?? 0;
  });
  window.addEventListener('pagehide', () => storage.write([...places]));
  new ResizeObserver(returnToPlace).observe(document.body);
}

/** The document was loaded by a reload, back or forward, not by a link or a typed address. */
function isReopened(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
}

/** The router's name for the entry of the history; the first one has none. */
function entryName(): string {
  const state: unknown = window.history.state;
  const isNamed = typeof state === 'object' && state !== null && 'key' in state;
  return isNamed && typeof state.key === 'string' ? state.key : '';
}
