import { isExpired, readIssueTime, readToken } from '../../domain/account/accessToken';
import type { AppThunk } from '../kernel/AppThunk';
import { endSession } from '../kernel/endSession';
import { signedIn, signedOut } from '../kernel/events';
import { storedSession } from '../kernel/storedSession';
import { forgetPerson } from './forgetPerson';
import { selectSession, type SessionRoot } from './sessionSlice';

/**
 * At start: restores the session of the stored token; removes an unreadable or expired token (M8.8). A token
 * issued later than now proves that the device's clock was set right after a sign-in had corrected it.
 */
export function restoreSession(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const token = browser.tokens.read();
    if (token === null) return;
    if ((readIssueTime(token) ?? 0) > browser.clock.now()) browser.clock.correct(0);
    const session = readToken(token);
    if (session === null || isExpired(session, browser.clock.now())) {
      browser.tokens.clear();
      return;
    }
    dispatch(signedIn(session));
  };
}

/**
 * On every route change: removes an expired token and ends the session, without a message (M4.8, M9.15).
 * Returns whether it did. `renewSession` leaves a token behind: it is removed too, once it has expired.
 */
export function checkSession(): AppThunk<boolean, SessionRoot> {
  return (dispatch, getState, { browser }) => {
    const state = selectSession(getState());
    const isOver =
      state.status === 'signedIn'
        ? isExpired(state.session, browser.clock.now())
        : browser.tokens.read() !== null && storedSession(browser) === null;
    if (isOver) dispatch(endSession());
    return isOver;
  };
}

/**
 * Clears what this device keeps about a person: the stored token, the current contract (P2.25), the plates,
 * the purchase with its name, address and phones, the correction of the clock, and what the tab keeps. The
 * next person may use the same device.
 */
export function signOut(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    browser.tokens.clear();
    browser.clock.correct(0);
    browser.preferences.clearContractIndex();
    browser.plates.clear();
    browser.purchaseDrafts.clear();
    dispatch(forgetPerson());
    dispatch(signedOut());
  };
}
