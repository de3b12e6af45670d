import { isExpired, type Session } from '../../domain/account/accessToken';
import type { AppThunk } from '../kernel/AppThunk';
import { sessionExpired, signedIn, signedOut } from '../kernel/events';
import { notified } from '../kernel/notified';
import { storedSession } from '../kernel/storedSession';
import { forgetPerson } from './forgetPerson';
import type { BrowserPorts } from '../ports/Ports';
import { selectSession, type SessionRoot } from './sessionSlice';

/** Observes the changes that other tabs make to the token; returns the function that stops. */
export function followSession(): AppThunk<() => void, SessionRoot> {
  return (dispatch, _getState, { browser }) => {
    const follow = (): void => dispatch(takeUpToken());
    follow();
    return browser.tokens.watch(follow);
  };
}

/**
 * Makes the session of this tab match the stored token: it ends after a sign-out in another tab and starts
 * after a sign-in. If another person signed in, the data of the former one is dropped first. A toast reports
 * the change.
 */
function takeUpToken(): AppThunk<void, SessionRoot> {
  return (dispatch, getState, { browser }) => {
    const state = selectSession(getState());
    const kept = storedSession(browser);
    if (state.status === 'anonymous') {
      if (kept === null) {
        if (isSignedOutElsewhere(browser, state.renewed)) {
          dispatch(forgetPerson());
          dispatch(signedOut());
        }
        return;
      }
      browser.documents.clearForeign(kept.username);
      dispatch(signedIn(kept));
      dispatch(notified({ kind: 'account/signed-in-elsewhere' }, 'success'));
    } else if (kept?.username === state.session.username) {
      if (!isSameSession(kept, state.session)) dispatch(signedIn(kept));
    } else if (kept === null && isExpired(state.session, browser.clock.now())) {
      // Another tab removed the expired token. While it is stored, the next route change ends the session.
      if (browser.tokens.read() === null) dispatch(sessionExpired());
    } else {
      // The tab that signed out cleared the shared storage; it may have been written again since.
      dispatch(forgetPerson());
      dispatch(signedOut());
      if (kept !== null) dispatch(signedIn(kept));
      dispatch(
        notified({
          kind: kept === null ? 'account/signed-out-elsewhere' : 'account/changed-elsewhere',
        }),
      );
    }
  };
}

/** The token that « Rester connecté » left stored disappeared before its end: another tab signed out. */
function isSignedOutElsewhere({ tokens, clock }: BrowserPorts, renewed?: Session): boolean {
  return renewed !== undefined && tokens.read() === null && !isExpired(renewed, clock.now());
}

function isSameSession(one: Session, other: Session): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
