import { isLeft } from 'fp-ts/Either';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { selectIsSignedIn } from '../../application/account/sessionSlice';
import { signIn } from '../../application/account/signIn';
import type { SignInError } from '../../application/ports/AccountGateway';
import type { Credentials } from '../../domain/credentials';
import { Message } from '../design/Message';
import { PageHeading } from '../design/PageHeading';
import { MantineArea } from '../design/MantineArea';
import { messageFor } from '../messages/messageFor';
import { routes } from '../navigation/routes';
import { readWantedPage } from '../navigation/wantedPage';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { SignInForm } from './SignInForm';
import { SignInLinks } from './SignInLinks';
import { signInMessages } from './signInMessages';
import styles from './SignInPage.module.css';

/** Seconds between the message of code 409 and the first connection (P4.30). */
const firstConnectionDelay = 5;

/** Sign-in; a signed-in visitor goes to the page wanted before, or to the account chooser (P2.23). */
export function SignInPage(): ReactElement {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const location = useLocation();
  const [search] = useSearchParams();
  const { busy, error, submit } = useSignIn();
  const wanted = readWantedPage(location);

  if (isSignedIn) {
    return <Navigate to={wanted?.to ?? routes.chooser} state={wanted?.state} replace />;
  }
  return (
    <MantineArea>
      <div className={styles.panel}>
        <PageHeading>Connexion</PageHeading>
        {search.get('logout') === 'success' && !error && (
          <Message tone="success">Déconnexion réussie.</Message>
        )}
        {error && <SignInFailure error={error} />}
        <SignInForm busy={busy} onSubmit={submit} />
        <SignInLinks />
      </div>
    </MantineArea>
  );
}

interface SignInAttempt {
  readonly busy: boolean;
  readonly error: SignInError | undefined;
  readonly submit: (credentials: Credentials) => void;
}

function useSignIn(): SignInAttempt {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<SignInError>();
  const submit = (credentials: Credentials): void => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    void dispatch(signIn(credentials)).then((result) => {
      setBusy(false);
      if (isLeft(result)) setError(result.left);
    });
  };
  return { busy, error, submit };
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
