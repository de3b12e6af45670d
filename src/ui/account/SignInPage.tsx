import { useEffect, type ReactElement } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { selectIsSignedIn } from '../../application/account/sessionSlice';
import { signIn } from '../../application/account/signIn';
import type { SignInError } from '../../application/ports/AccountGateway';
import { Message } from '../design/Message';
import { messageFor } from '../messages/messageFor';
import { routes } from '../navigation/routes';
import { readWantedPage } from '../navigation/wantedPage';
import { useAppSelector } from '../state/appHooks';
import { useRun } from '../state/useRun';
import { AccountPanel } from './AccountPanel';
import { SignInForm } from './SignInForm';
import { SignInLinks } from './SignInLinks';
import { signInMessages } from './signInMessages';

/** Seconds between the message of code 409 and the first connection (P4.30). */
const firstConnectionDelay = 5;

/** Sign-in; a signed-in visitor goes to the page wanted before, or to the account chooser (P2.23). */
export function SignInPage(): ReactElement {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const location = useLocation();
  const [search] = useSearchParams();
  const { state, failure, run: submit } = useRun(signIn);
  const wanted = readWantedPage(location);

  if (isSignedIn) {
    return <Navigate to={wanted?.to ?? routes.chooser} state={wanted?.state} replace />;
  }
  return (
    <AccountPanel heading="Connexion">
      {search.get('logout') === 'success' && !failure && (
        <Message tone="success">Déconnexion réussie.</Message>
      )}
      {failure && <SignInFailure error={failure} />}
      <SignInForm busy={state === 'loading'} onSubmit={(credentials) => void submit(credentials)} />
      <SignInLinks />
    </AccountPanel>
  );
}

function SignInFailure({ error }: { readonly error: SignInError }): ReactElement {
  const mustConnectFirst = error.kind === 'account/first-connection-required';
  const navigate = useNavigate();
  useEffect(() => {
    if (!mustConnectFirst) return;
    const timer = setTimeout(
      () => void navigate(routes.firstConnection),
      firstConnectionDelay * 1000,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [mustConnectFirst, navigate]);

  return (
    <Message tone="error">
      {messageFor(signInMessages, error)}
      {mustConnectFirst && (
        <>
          {' '}
          La première connexion s'ouvre dans {firstConnectionDelay} secondes.{' '}
          <Link to={routes.firstConnection}>Y aller maintenant</Link>
        </>
      )}
    </Message>
  );
}
