import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { words } from '#words/account/signIn';
import { signIn } from '../../../application/account/signIn';
import type { SignInError } from '../../../application/ports/account/AccountGateway';
import { Message } from '../../design/feedback/Message';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { RedirectNotice } from '../mailedLink/RedirectNotice';
import { useCarriedState } from '../useCarriedState';
import { SignInForm } from './SignInForm';
import { SignInLinks } from './SignInLinks';
import { signInMessages } from './signInMessages';
import type { AccessPartProps } from './TypedPerson';

/** Signs in; shows why a sign-in failed, and that a sign-out succeeded (P2.25, P8.2). */
export function SignInPart({ typed, onTyped }: AccessPartProps): ReactElement {
  const [search] = useSearchParams();
  const { state, failure, run: submit } = useRun(signIn);
  return (
    <>
      {search.get('logout') === 'success' && !failure && (
        <Message tone="success">{words.signedOut}</Message>
      )}
      <SignInForm
        state={state}
        refusal={failure && <SignInFailure error={failure} email={typed.email} />}
        email={typed.email}
        onEmail={(email) => onTyped({ email })}
        onSubmit={(credentials) => void submit(credentials)}
      />
      <SignInLinks email={typed.email} />
    </>
  );
}

interface SignInFailureProps {
  readonly error: SignInError;
  readonly email: string;
}

/** Code 409 links to the first connection (P4.30). */
function SignInFailure({ error, email }: SignInFailureProps): ReactElement {
  const carried = useCarriedState()(email);
  return (
    <Message tone="error">
      <Sentence>{messageFor(signInMessages, error)}</Sentence>{' '}
      {error.kind === 'account/first-connection-required' && (
        <RedirectNotice
          to={routes.firstConnection}
          state={carried}
          announce={words.opensFirstConnection}
        />
      )}
    </Message>
  );
}
