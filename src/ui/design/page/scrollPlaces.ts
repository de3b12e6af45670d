/*
 * Scroll positions of the pages of this visit: a link starts at the top, back and forward restore the
 * position (M2.19). A browser restores it at once, before the content of the page has loaded; this module
 * waits for it.
 */

/** Scroll position of each page in pixels, by the router's key of its history entry. */
type Places = readonly (readonly [string, number])[];

interface PlaceStorage {
  /** Positions stored by an earlier document of this visit. */
  readonly read: () => Places;
  readonly write: (places: Places) => void;
}

const places = new Map<string, number>();
/** Position to restore until the visitor scrolls; null when there is none. */
let wanted: number | null = null;

/** Whether the visitor came by back or forward and has not scrolled since. */
export function isReturning(): boolean {
  return wanted !== null;
}

/** Scrolls to the top, unless a position is being restored. */
export function startAtTop(): void {
  if (wanted === null) window.scrollTo(0, 0);
}

/** A link, a form or a redirect opens another page: stops restoring the position. */
export function leaveForTop(): void {
  wanted = null;
  window.scrollTo(0, 0);
}

/** Scrolls towards the position as far as the page allows; called again when the page grows. */
export function returnToPlace(): void {
  if (wanted !== null && window.scrollY !== wanted) window.scrollTo(0, wanted);
}

/** Tracks the scroll position while the document is open, and stores it when the document is left. */
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

/** Whether the document was loaded by a reload, back or forward. */
function isReopened(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
}

/** The router's key of the history entry; the first entry has none. */
function entryName(): string {
  const state: unknown = window.history.state;
  const isNamed = typeof state === 'object' && state !== null && 'key' in state;
  return isNamed && typeof state.key === 'string' ? state.key : '';
}
