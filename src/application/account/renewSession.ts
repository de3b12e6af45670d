import { endsSoon, type Session } from '../../domain/account/accessToken';
import type { AppThunk } from '../kernel/AppThunk';
import { renewalBegan, sessionExpired } from '../kernel/events';
import { selectSession, type SessionRoot } from './sessionSlice';

/** The session of this tab, when it ends soon; null otherwise. */
export function endingSession(): AppThunk<Session | null, SessionRoot> {
  return (_dispatch, getState, { browser }) => {
    const state = selectSession(getState());
    return state.status === 'signedIn' && endsSoon(state.session, browser.clock.now())
      ? state.session
      : null;
  };
}

/**
 * Ends the session in this tab only, as an expiry does: drafts stay. The token stays for other tabs, until
 * the sign-in replaces it; a sign-out of another tab removes it, and the drafts of this one.
 */
export function renewSession(): AppThunk<void, SessionRoot> {
  return (dispatch, getState) => {
    const state = selectSession(getState());
    dispatch(sessionExpired());
    if (state.status === 'signedIn') dispatch(renewalBegan(state.session));
  };
}
