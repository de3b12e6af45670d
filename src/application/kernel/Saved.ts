/** A save that the server accepted; `sentence` is the sentence of the server, where it sent one. */
export interface Saved {
  readonly sentence: string | null;
}
