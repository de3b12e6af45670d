import { describe, expect, it } from 'vitest';
import { everyCookieRefused, isConsentValid } from '../../src/domain/cookieConsent';
import { instantFromTimestamp } from '../../src/domain/instant';
import { atParis } from './atParis';

describe('the answer to the cookie question is kept six months', () => {
  it.each([
    ['2026-05-21T10:00', '2026-05-21T10:00', true],
    ['2026-05-21T10:00', '2026-11-20T23:59:59', true],
    ['2026-05-21T10:00', '2026-11-21T00:00', false],
    ['2026-08-31T10:00', '2027-02-27T23:59', true],
    ['2026-08-31T10:00', '2027-02-28T00:00', false],
    ['2026-05-21T10:00:01', '2026-05-21T10:00', false],
  ])('given on %s, on %s it counts: %s', (answered, now, expected) => {
    const consent = { audience: true, thirdParty: false, answeredAt: atParis(answered) };
    expect(isConsentValid(consent, atParis(now))).toBe(expected);
  });

  it.each([NaN, -1, -1e20, 1e20, Infinity])(
    'a stored moment of %d counts for nothing',
    (moment) => {
      const answeredAt = instantFromTimestamp({ timestamp: moment });
      const consent = { ...everyCookieRefused, answeredAt };
      expect(isConsentValid(consent, atParis('2026-11-21'))).toBe(false);
    },
  );

  it('an answer at the very start of the clock is one', () => {
    const start = instantFromTimestamp({ timestamp: 0 });
    expect(isConsentValid({ ...everyCookieRefused, answeredAt: start }, start)).toBe(true);
  });

  it('M4.9 refusing everything turns both off', () => {
    expect(everyCookieRefused).toEqual({ audience: false, thirdParty: false });
  });
});
