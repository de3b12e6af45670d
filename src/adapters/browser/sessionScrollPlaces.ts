const KEY = 'scrollPlaces';
const MOST_KEPT = 50;
const LONGEST_NAME = 64;
const FARTHEST = 10_000_000;

/** How far a page was scrolled, by the router's name for its entry of the history. */
export type ScrollPlaces = readonly (readonly [string, number])[];

/** What an earlier document of this visit kept; nothing where the browser keeps nothing. */
export function readScrollPlaces(): ScrollPlaces {
  try {
    return parseScrollPlaces(window.sessionStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Keeps the latest ones until the visit ends. */
export function writeScrollPlaces(places: ScrollPlaces): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(places.slice(-MOST_KEPT)));
  } catch {
    // A browser that keeps nothing starts pages at their top.
  }
}

/** Places within bounds; what is no such thing is left out. */
export function parseScrollPlaces(text: string | null): ScrollPlaces {
  const kept: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(kept) ? kept.slice(-MOST_KEPT).filter(isPlace) : [];
}

function isPlace(entry: unknown): entry is readonly [string, number] {
  if (!Array.isArray(entry) || entry.length !== 2) return false;
  const [name, top] = entry as readonly unknown[];
  return (
    typeof name === 'string' &&
    name.length <= LONGEST_NAME &&
    typeof top === 'number' &&
    top >= 0 &&
    top <= FARTHEST
  );
}
