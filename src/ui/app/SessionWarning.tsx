import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from '#words/account/session';
import { renewSession } from '../../application/account/renewSession';
import type { Session } from '../../domain/account/accessToken';
import { PlainButton } from '../design/plain/PlainButton';
import { carryingAccount } from '../navigation/carriedAccount';
import { routes } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';
import { useAppDispatch } from '../state/appHooks';
import styles from './SessionWarning.module.css';

/**
 * Shown two minutes before the end of a session. « Rester connecté » leads to the sign-in and back to this
 * page. Forms without a draft (bank accounts, passwords, files) would lose their input: the sentence says to
 * send them first.
 */
export function SessionWarning({ session }: { readonly session: Session }): ReactElement | null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const [dismissed, setDismissed] = useState<Session>();
  const renew = (email: string): void => {
    dispatch(renewSession());
    // The guard of a private page redirects too: the entry of the history is replaced in both cases.
    const state = { ...wantingPage(location), ...carryingAccount({ email }) };
    void navigate(routes.signIn, { replace: true, state });
  };

  if (session === dismissed) return null;
  return (
    <div role="alert" className={styles.warning}>
      <p>{words.ending(session.expiresAt)}</p>
      <PlainButton onClick={() => renew(session.username)}>{words.renew}</PlainButton>
      <PlainButton variant="quiet" onClick={() => setDismissed(session)}>
        {words.close}
      </PlainButton>
    </div>
  );
}
