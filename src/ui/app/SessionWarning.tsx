import { Box } from '@mantine/core';
import { useRef, useState, type FocusEvent, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { words } from './app.words.fr';
import { renewSession } from '../../application/account/renewSession';
import type { Session } from '../../domain/account/accessToken';
import { Button } from '../design/controls/Button';
import { carryingAccount } from '../navigation/carriedAccount';
import { routes } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';
import { useAppDispatch } from '../state/appHooks';
import styles from './SessionWarning.module.css';

/**
 * Shown two minutes before the end of a session. « Rester connecté » leads to the sign-in and back to this
 * page. Drafts stay, those with a bank account in memory. Passwords, files and forms without a draft
 * (free-ramp bank account, card link) lose their input: the sentence says to send them first.
 */
export function SessionWarning({ session }: { readonly session: Session }): ReactElement | null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const [dismissed, setDismissed] = useState<Session>();
  /** What had the focus before the warning. */
  const origin = useRef<EventTarget | null>(null);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  const close = (): void => {
    setDismissed(session);
    const { current } = origin;
    const isOnPage = current instanceof HTMLElement && current.isConnected;
    (isOnPage ? current : document.querySelector('h1'))?.focus({ preventScroll: true });
  };
  const renew = (email: string): void => {
    dispatch(renewSession());
    // The guard of a private page redirects too: the entry of the history is replaced in both cases.
    const state = { ...wantingPage(location), ...carryingAccount({ email }) };
    void navigate(routes.signIn, { replace: true, state });
  };

  if (session === dismissed) return null;
  return (
    <div role="alert" className={`tp-screen ${styles.warning}`} onFocus={enter}>
      <Box component="p" flex="1 1 16rem">
        {words.session.ending(session.expiresAt)}
      </Box>
      <Button onClick={() => renew(session.username)}>{words.session.renew}</Button>
      <Button variant="quiet" onClick={close}>
        {words.session.close}
      </Button>
    </div>
  );
}
