import { useEffect, useState, type ReactElement } from 'react';
import { followSession } from '../../application/account/followSession';
import { endingSession } from '../../application/account/renewSession';
import { checkSession } from '../../application/account/session';
import { selectIsSignedIn } from '../../application/account/sessionSlice';
import type { Session } from '../../domain/account/accessToken';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { SessionWarning } from './SessionWarning';

/** In milliseconds. A timer until the end would be too long for `setTimeout`, and stop with the device. */
const PERIOD = 5000;

/**
 * Applies a sign-in or sign-out of another tab to this one; the guard of the page then redirects. Warns
 * before the session ends, and ends it then: no private data stays on screen.
 */
export function SessionFollower(): ReactElement | null {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [ending, setEnding] = useState<Session | null>(null);
  useEffect(() => dispatch(followSession()), [dispatch]);
  useEffect(() => {
    const timer = setInterval(() => {
      dispatch(checkSession());
      setEnding(dispatch(endingSession()));
    }, PERIOD);
    return () => clearInterval(timer);
  }, [dispatch]);
  return isSignedIn && ending ? <SessionWarning session={ending} /> : null;
}
