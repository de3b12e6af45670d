import type { ReactElement } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { words } from './access.words.fr';
import { signIn } from '../../../application/account/signIn';
import type { SignInError } from '../../../application/ports/account/AccountGateway';
import { Message } from '../../design/feedback/Message';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { readWantedPage } from '../../navigation/wantedPage';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { RedirectNotice } from '../mailedLink/RedirectNotice';
import { useCarriedState } from '../useCarriedState';
import { SignInForm } from './SignInForm';
import { SignInLinks } from './SignInLinks';
import { signInMessages } from './signInMessages';
import type { AccessPartProps } from './useTypedPerson';

/** The results of payments in the area, M2.17. */
const checkoutPath = routes.checkout.replace(/:.*/, '');

/**
 * Signs in; shows why a sign-in failed, that a sign-out succeeded (P2.25, P8.2), and that a payment is
 * checked afterwards when the session ended at the bank.
 */
export function SignInPart({ typed, onTyped }: AccessPartProps): ReactElement {
  const [search] = useSearchParams();
  const wanted = readWantedPage(useLocation());
  const { state, failure, run: submit } = useRun(signIn);
  return (
    <>
      {search.get('logout') === 'success' && !failure && (
        <Message tone="success">{words.signIn.signedOut}</Message>
      )}
      {wanted?.to.startsWith(checkoutPath) && (
        <Message tone="info">{words.signIn.paymentWaits}</Message>
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
          announce={words.signIn.opensFirstConnection}
        />
      )}
    </Message>
  );
}
