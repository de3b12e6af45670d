/** A save that the server accepted; `sentence` is its own word on it, where it sent one. */
export interface Saved {
  readonly sentence: string | null;
}
