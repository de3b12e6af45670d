import { isNone } from 'fp-ts/Option';
import { isExpired, readToken } from '../../domain/accessToken';
import type { AppThunk } from '../kernel/AppThunk';
import { endSession } from '../kernel/endSession';
import { signedIn, signedOut } from '../kernel/events';
import { selectSession, type SessionRoot } from './sessionSlice';

/** At start: takes up the session that the browser kept; an unreadable or expired token is dropped (M8.8). */
export function restoreSession(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const token = browser.tokens.read();
    if (isNone(token)) return;
    const session = readToken(token.value);
    if (isNone(session) || isExpired(session.value, browser.clock.now())) {
      browser.tokens.clear();
      return;
    }
    dispatch(signedIn(session.value));
  };
}

/** On every route change: an expired token is removed and the session ends, without a message (M4.8, M9.15). Answers whether it did. */
export function checkSession(): AppThunk<boolean, SessionRoot> {
  return (dispatch, getState, { browser }) => {
    const state = selectSession(getState());
    const isOver = state.status === 'signedIn' && isExpired(state.session, browser.clock.now());
    if (isOver) dispatch(endSession());
    return isOver;
  };
}

/**
 * Clears the stored token and the current contract (P2.25), and every draft on this device: the orders of
 * badges, and the purchase with its name, address and phones. The next person may sit before the same screen.
 */
export function signOut(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    browser.tokens.clear();
    browser.preferences.clearContractIndex();
    browser.orderDrafts.clear();
    browser.purchases.clear();
    browser.documents.clear();
    dispatch(signedOut());
  };
}
