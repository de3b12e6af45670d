import type { CookieConsent } from '../../../domain/publicSite/cookieConsent';

/** The answer to the cookie question, stored under `cookies`, `acceptMAT` and `acceptTP` (M3.14). */
export interface ConsentStorage {
  /** null before the first answer. */
  read(): CookieConsent | null;
  write(consent: CookieConsent): void;
  /** Calls `onChange` when another tab has changed the answer; returns the function that stops it. */
  watch(onChange: () => void): () => void;
}
