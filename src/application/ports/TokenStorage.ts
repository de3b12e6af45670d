import type { Option } from 'fp-ts/Option';

/** The bearer token, kept by the browser under `token` (M3.14). */
export interface TokenStorage {
  read(): Option<string>;
  write(token: string): void;
  clear(): void;
  /** Calls back when another tab may have changed it, or while this page was away; answers how to stop. */
  watch(onChange: () => void): () => void;
}
