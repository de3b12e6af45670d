import type { Option } from 'fp-ts/Option';
import type { CookieConsent } from '../../domain/cookieConsent';

/** The answer to the cookie question, kept under `cookies`, `acceptMAT` and `acceptTP` (M3.14). */
export interface ConsentStorage {
  read(): Option<CookieConsent>;
  write(consent: CookieConsent): void;
}
