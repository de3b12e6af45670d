import { describe, expect, it, vi } from 'vitest';
import {
  answerConsent,
  consentKept,
  consentReopened,
  followConsent,
  restoreConsent,
  selectConsent,
  selectIsAudienceAccepted,
} from '../../../src/application/shell/consentSlice';
import { createAppStore } from '../../../src/application/store';
import {
  everyCookieRefused,
  type CookieConsent,
} from '../../../src/domain/publicSite/cookieConsent';
import type { Instant } from '../../../src/domain/basis/instant';
import { fakePorts, today } from '../../support/store/fakePorts';

const sevenMonths = 7 * 31 * 24 * 3600;

describe('the cookie question', () => {
  it('M4.9 is asked until it is answered', () => {
    const access = fakePorts();
    const store = createAppStore(access);
    store.dispatch(restoreConsent());
    expect(selectConsent(store.getState()).status).toBe('asked');
    store.dispatch(answerConsent({ audience: true, thirdParty: false }));
    expect(selectConsent(store.getState())).toMatchObject({
      status: 'answered',
      consent: { audience: true, thirdParty: false },
    });
    const nextVisit = createAppStore(access);
    nextVisit.dispatch(restoreConsent());
    expect(selectConsent(nextVisit.getState())).toMatchObject({
      status: 'answered',
      consent: { audience: true, thirdParty: false, answeredAt: today },
    });
  });

  it('is asked again after six months', () => {
    const access = fakePorts();
    createAppStore(access).dispatch(answerConsent(everyCookieRefused));
    const clock = { ...access.browser.clock, now: () => (today + sevenMonths) as Instant };
    const later = { ...access.browser, clock };
    const store = createAppStore({ ...access, browser: later });
    store.dispatch(restoreConsent());
    expect(selectConsent(store.getState()).status).toBe('asked');
  });

  it('P4.34 follows the answer of another tab, and is asked again when it was removed', () => {
    const accepted: CookieConsent = { audience: true, thirdParty: true, answeredAt: today };
    let stored: CookieConsent | null = accepted;
    let change = (): void => undefined;
    const write = vi.fn();
    const watch = (onChange: () => void) => {
      change = onChange;
      return () => undefined;
    };
    const store = createAppStore(fakePorts({ consents: { read: () => stored, write, watch } }));
    store.dispatch(followConsent());
    expect(selectIsAudienceAccepted(store.getState())).toBe(true);
    stored = { ...accepted, ...everyCookieRefused };
    change();
    expect(selectConsent(store.getState())).toEqual({ status: 'answered', consent: stored });
    stored = null;
    change();
    expect(selectConsent(store.getState())).toEqual({ status: 'asked' });
    expect(write).not.toHaveBeenCalled();
  });

  it('can be opened again from the footer, with the answer given before', () => {
    const store = createAppStore(fakePorts());
    store.dispatch(answerConsent({ audience: true, thirdParty: true }));
    store.dispatch(consentReopened());
    expect(selectConsent(store.getState())).toMatchObject({
      status: 'reopened',
      consent: { audience: true, thirdParty: true },
    });
    store.dispatch(consentKept());
    expect(selectConsent(store.getState()).status).toBe('answered');
  });
});
