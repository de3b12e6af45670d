const KEY = 'scrollPlaces';
const MOST_KEPT = 50;
const LONGEST_NAME = 64;
const FARTHEST = 10_000_000;

/** The scroll position of each page, by the router's key of its history entry. */
export type ScrollPlaces = readonly (readonly [string, number])[];

/** The places that an earlier document of this visit stored; empty if the browser forbids storage. */
export function readScrollPlaces(): ScrollPlaces {
  try {
    return parseScrollPlaces(window.sessionStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Stores the latest places until the visit ends. */
export function writeScrollPlaces(places: ScrollPlaces): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(places.slice(-MOST_KEPT)));
  } catch {
    // Without storage, pages start at their top.
  }
}

/** The places within bounds; invalid items are left out. */
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
