/** The bearer token, stored by the browser under `token` (M3.14). */
export interface TokenStorage {
  /** null if there is none. */
  read(): string | null;
  /** Replaces the stored token. */
  write(token: string): void;
  /** Removes the stored token. */
  clear(): void;
  /**
   * Calls back when another tab may have changed it, also while this page was hidden; returns the function
   * that stops.
   */
  watch(onChange: () => void): () => void;
}
