import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { words } from './access.words.fr';
import { signUp } from '../../../application/account/signUp';
import { isAnswerLost, type ServiceError } from '../../../application/kernel/ServiceError';
import { Marked } from '../../design/text/Marked';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import links from './AccountLinks.module.css';
import { MailSent } from '../mailedLink/MailSent';
import { useCarriedState } from '../useCarriedState';
import { SignUpForm } from './SignUpForm';
import type { AccessPartProps } from './useTypedPerson';

/** Opens a free account; then shows the address of the sent mail and the next step (P2.23, P8.17). */
export function SignUpPart(part: AccessPartProps): ReactElement {
  const [mailedTo, setMailedTo] = useState<string>();
  const [isCorrecting, setCorrecting] = useState(false);
  return mailedTo === undefined ? (
    <SignUpEntry {...part} isCorrecting={isCorrecting} onMailed={setMailedTo} />
  ) : (
    <MailSent
      email={mailedTo}
      whatNext={words.signUp.whatNext}
      onCorrect={() => {
        setCorrecting(true);
        setMailedTo(undefined);
      }}
    />
  );
}

interface SignUpEntryProps extends AccessPartProps {
  /** The visitor came back to change the e-mail. */
  readonly isCorrecting: boolean;
  readonly onMailed: (email: string) => void;
}

function SignUpEntry({ onMailed, ...entry }: SignUpEntryProps): ReactElement {
  const location = useLocation() as { state: unknown };
  const carried = useCarriedState()(entry.typed.email);
  const { state, failure, run } = useRun(signUp, (_, { email }) => onMailed(email));
  return (
    <>
      <p>
        <Marked
          text={words.signUp.lead}
          mark={(part) => (
            <Link to={routes.firstConnection} state={carried}>
              {part}
            </Link>
          )}
        />
      </p>
      <SignUpForm
        {...entry}
        state={state}
        refusal={failure && whyNotOpened(failure)}
        onSubmit={(account) => void run(account)}
      />
      <p className={links.link}>
        <Link to={routes.signIn} state={location.state}>
          {words.signUp.haveAccount}
        </Link>
      </p>
    </>
  );
}

/** After a lost answer the account may be open: a second request would be refused. */
function whyNotOpened(failure: ServiceError): string {
  const cause = messageFor(serviceMessages, failure);
  return isAnswerLost(failure) ? `${cause} ${words.signUp.perhapsOpened}` : cause;
}
