import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  isConsentValid,
  type CookieChoice,
  type CookieConsent,
} from '../../domain/publicSite/cookieConsent';
import type { AppThunk } from '../kernel/AppThunk';

/**
 * `asked`: the overlay is shown; `reopened`: the visitor opened it again from the footer after an earlier
 * answer.
 */
export type ConsentState =
  | { readonly status: 'unknown' }
  | { readonly status: 'asked' }
  | { readonly status: 'answered'; readonly consent: CookieConsent }
  | { readonly status: 'reopened'; readonly consent: CookieConsent };

const unknown = { status: 'unknown' } as ConsentState;

export const consentSlice = createSlice({
  name: 'consent',
  initialState: unknown,
  reducers: {
    consentAsked: () => ({ status: 'asked' }) as const,
    consentAnswered: (_state, { payload }: PayloadAction<CookieConsent>) => ({
      status: 'answered' as const,
      consent: payload,
    }),
    consentReopened: (state) =>
      state.status === 'answered' ? { status: 'reopened' as const, consent: state.consent } : state,
    consentKept: (state) =>
      state.status === 'reopened' ? { status: 'answered' as const, consent: state.consent } : state,
  },
  selectors: {
    selectConsent: (state): ConsentState => state,
    /** The stored answer counts until another one is given. */
    selectIsAudienceAccepted: (state): boolean => 'consent' in state && state.consent.audience,
  },
});

const { consentAsked, consentAnswered } = consentSlice.actions;
export const { consentReopened, consentKept } = consentSlice.actions;
export const { selectConsent, selectIsAudienceAccepted } = consentSlice.selectors;

/** An answer less than six months old counts, otherwise the question is asked (M4.9, P4.34). */
export function restoreConsent(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const stored = browser.consents.read();
    const valid = stored !== null && isConsentValid(stored, browser.clock.now());
    dispatch(valid ? consentAnswered(stored) : consentAsked());
  };
}

/** At start, and when another tab has changed the answer or has removed it: takes the stored one. */
export function followConsent(): AppThunk<() => void> {
  return (dispatch, _getState, { browser }) => {
    const follow = (): void => dispatch(restoreConsent());
    follow();
    return browser.consents.watch(follow);
  };
}

/** Stores the visitor's two answers; a refusal turns both off. */
export function answerConsent(choice: CookieChoice): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const consent = { ...choice, answeredAt: browser.clock.now() };
    browser.consents.write(consent);
    dispatch(consentAnswered(consent));
  };
}
