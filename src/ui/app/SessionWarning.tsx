import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endingSession, renewSession } from '../../application/account/renewSession';
import { selectIsSignedIn } from '../../application/account/sessionSlice';
import type { Session } from '../../domain/account/accessToken';
import { formatTime } from '../../domain/basis/instant';
import { PlainButton } from '../design/plain/PlainButton';
import { carryingAccount } from '../navigation/carriedAccount';
import { routes } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import styles from './SessionWarning.module.css';

/** In milliseconds. A timer until the end would be too long for `setTimeout`, and stop with the device. */
const PERIOD = 5000;

/**
 * Two minutes before the session ends: « Rester connecté » leads to the sign-in and back to this page, where
 * drafts restore what was typed.
 */
export function SessionWarning(): ReactElement | null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [ending, setEnding] = useState<Session | null>(null);
  const [dismissed, setDismissed] = useState<Session>();
  useEffect(() => {
    const timer = setInterval(() => setEnding(dispatch(endingSession())), PERIOD);
    return () => clearInterval(timer);
  }, [dispatch]);
  const renew = (email: string): void => {
    dispatch(renewSession());
    // The guard of a private page redirects too: the entry of the history is replaced in both cases.
    const state = { ...wantingPage(location), ...carryingAccount({ email }) };
    void navigate(routes.signIn, { replace: true, state });
  };

  if (!isSignedIn || ending === null || ending === dismissed) return null;
  return (
    <div role="alert" className={styles.warning}>
      <p>
        Votre session prend fin à {formatTime(ending.expiresAt)}. Ce que vous avez saisi est gardé.
      </p>
      <PlainButton onClick={() => renew(ending.username)}>Rester connecté</PlainButton>
      <PlainButton variant="quiet" onClick={() => setDismissed(ending)}>
        Fermer
      </PlainButton>
    </div>
  );
}
