/** The page that the browser shows when it cannot reach the site. */
export interface OfflinePage {
  /** Prepares it when the browser is idle. A failure changes nothing: the browser's own page is shown. */
  prepare(): void;
}
