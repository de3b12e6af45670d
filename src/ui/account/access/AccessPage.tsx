import { Stack } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { selectIsSignedIn } from '../../../application/account/sessionSlice';
import { readCarriedAccount } from '../../navigation/carriedAccount';
import { readWantedPage } from '../../navigation/wantedPage';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import styles from './AccessPage.module.css';
import { AccountPanel } from './AccountPanel';
import { SignInPart } from './SignInPart';
import { SignUpPart } from './SignUpPart';
import { useTypedPerson } from './useTypedPerson';

/**
 * Sign-in and sign-up: both addresses share one panel, which stays mounted while its content changes (P2.23,
 * P4.27). A signed-in visitor is redirected to the page requested before, or to the account chooser.
 */
export function AccessPage(): ReactElement {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const location = useLocation();
  const isSignUp = matchPath(routes.signUp, location.pathname) !== null;
  const [typed, keepTyped] = useTypedPerson(readCarriedAccount(location.state).email);
  const [seen, setSeen] = useState({ isSignUp, hasSwitched: false });
  if (seen.isSignUp !== isSignUp) setSeen({ isSignUp, hasSwitched: true });

  if (isSignedIn) {
    const wanted = readWantedPage(location);
    return <Navigate to={wanted?.to ?? routes.chooser} state={wanted?.state} replace />;
  }
  const Part = isSignUp ? SignUpPart : SignInPart;
  return (
    <AccountPanel guide={isSignUp ? 'signUp' : 'signIn'}>
      <Stack
        key={isSignUp ? 'signUp' : 'signIn'}
        gap="1.5rem"
        className={seen.hasSwitched ? styles.fading : undefined}
      >
        <Part typed={typed} onTyped={keepTyped} />
      </Stack>
    </AccountPanel>
  );
}
