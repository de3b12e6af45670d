/** The release of the site in this tab, beside the one that the host serves. */
export interface SiteRelease {
  /**
   * Calls back when the host serves another release than that of this tab. It is asked when a file of this
   * one is missing, and when the visitor comes back to the tab, at most every five minutes. Returns a
   * function that ends it.
   */
  watch(onReplaced: () => void): () => void;
  /**
   * Calls `onLeft` when the tab has been hidden for ten seconds and nothing was typed in it, every ten
   * seconds until `onLeft` returns true (it has reloaded the page); once for each release of the host.
   * Returns a function that ends it.
   */
  whenLeftUnused(onLeft: () => boolean): () => void;
  /**
   * Reloads the page. All drafts are there again afterwards, but no password, file, bank account or card.
   */
  reload(): void;
}
