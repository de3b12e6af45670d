import type { Instant } from '../basis/instant';

/** The two toggles: audience measurement (acceptMAT) and third-party services (acceptTP) (M3.14, M4.9). */
export interface CookieChoice {
  readonly audience: boolean;
  readonly thirdParty: boolean;
}

/** A visitor's answer to the cookie question. */
export interface CookieConsent extends CookieChoice {
  readonly answeredAt: Instant;
}

/** Six months in seconds, as half of 365 days. */
const SECONDS_KEPT = 182.5 * 24 * 3600;

/** « Tout refuser » (M4.9, P4.34). */
export const everyCookieRefused: CookieChoice = { audience: false, thirdParty: false };

/**
 * Whether an answer is still valid: for six months, as the French data protection authority recommends
 * (https://www.cnil.fr/fr/cookies-et-autres-traceurs). An answer dated in the future is not valid.
 */
export function isConsentValid({ answeredAt }: CookieConsent, now: Instant): boolean {
  return answeredAt <= now && now < answeredAt + SECONDS_KEPT;
}
