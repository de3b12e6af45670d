import { describe, expect, it } from 'vitest';
import { everyCookieRefused, isConsentValid } from '../../../src/domain/publicSite/cookieConsent';
import { instant } from '../../../src/domain/basis/instant';
const answered = 1_790_000_000;
const halfYear = 15_768_000;

describe('the answer to the cookie question is valid for six months', () => {
  it.each([
    ['before it was given', -1, false],
    ['as soon as it is given', 0, true],
    ['in the last second of half a year', halfYear - 1, true],
    ['after half a year', halfYear, false],
  ])('%s', (_title, age, expected) => {
    const consent = { audience: true, thirdParty: false, answeredAt: instant(answered) };
    expect(isConsentValid(consent, instant(answered + age))).toBe(expected);
  });

  it.each([NaN, -1, -1e20, 1e20, Infinity])('a stored time of %d is not valid', (moment) => {
    const consent = { ...everyCookieRefused, answeredAt: instant(moment) };
    expect(isConsentValid(consent, instant(answered))).toBe(false);
  });

  it('M4.9 a refusal turns both off', () => {
    expect(everyCookieRefused).toEqual({ audience: false, thirdParty: false });
  });
});
