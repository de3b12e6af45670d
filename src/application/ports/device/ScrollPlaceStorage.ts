/** Pixels from the top, by the router's key of an entry of the history. */
export type ScrollPlaces = Readonly<Record<string, number>>;

/** Scroll places, until the tab is closed. */
export interface ScrollPlaceStorage {
  /** Those of the document before this one; empty unless the visitor came by reload, back or forward. */
  read(): ScrollPlaces;
  write(places: ScrollPlaces): void;
}
