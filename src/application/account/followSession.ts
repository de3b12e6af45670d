import { pipe } from 'fp-ts/function';
import { filter, flatMap, toNullable } from 'fp-ts/Option';
import { isExpired, readToken, type Session } from '../../domain/accessToken';
import type { AppThunk } from '../kernel/AppThunk';
import { sessionExpired, signedIn, signedOut } from '../kernel/events';
import { notified } from '../kernel/notified';
import { selectSession, type SessionRoot } from './sessionSlice';

/** Follows what other tabs do to the token, from now on; answers how to stop. */
export function followSession(): AppThunk<() => void, SessionRoot> {
  return (dispatch, _getState, { browser }) => {
    const follow = (): void => dispatch(takeUpToken());
    follow();
    return browser.tokens.watch(follow);
  };
}

/**
 * Makes this tab's session the one of the stored token: a sign-out elsewhere ends it, a sign-in opens it, another person's
 * takes the place of the former one, whose data is dropped first. Says so in a toast.
 */
function takeUpToken(): AppThunk<void, SessionRoot> {
  return (dispatch, getState, { browser }) => {
    const state = selectSession(getState());
    const kept = pipe(
      browser.tokens.read(),
      flatMap(readToken),
      filter((session) => !isExpired(session, browser.clock.now())),
      toNullable,
    );
    if (state.status === 'anonymous') {
      if (kept === null) return;
      dispatch(signedIn(kept));
      dispatch(notified({ kind: 'account/signed-in-elsewhere' }, 'success'));
    } else if (kept?.username === state.session.username) {
      if (!isSameSession(kept, state.session)) dispatch(signedIn(kept));
    } else if (kept === null && isExpired(state.session, browser.clock.now())) {
      // Its time had passed, whichever tab noticed first.
      dispatch(sessionExpired());
    } else {
      // What all tabs share was wiped by the one that signed out, and may be filled in anew since.
      browser.orderDrafts.clear();
      browser.documents.clear();
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

function isSameSession(one: Session, other: Session): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
