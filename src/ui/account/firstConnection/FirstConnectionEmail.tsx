import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { openFirstConnection } from '../../../application/account/openFirstConnection';
import type { FirstConnectionOutcome } from '../../../application/ports/account/AccountGateway';
import type { Email } from '../../../domain/basis/email';
import { messageFor } from '../../messages/messageFor';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { useTypedPerson } from '../access/useTypedPerson';
import { useCarriedState } from '../useCarriedState';
import links from '../access/AccountLinks.module.css';
import { firstConnectionMessages } from './firstConnectionMessages';
import { LinkRequestForm } from '../mailedLink/LinkRequestForm';

interface FirstConnectionEmailProps {
  /** Initial value of the field. */
  readonly email: string;
  readonly isCorrecting: boolean;
  readonly onAnswer: (asked: AskedEmail) => void;
}

/** The first step: the e-mail of the contract (P4.28). */
export function FirstConnectionEmail(props: FirstConnectionEmailProps): ReactElement {
  const { email, isCorrecting, onAnswer } = props;
  const [{ email: typed }, onTyped] = useTypedPerson(email);
  const carried = useCarriedState()(typed);
  const { state, failure, run } = useRun(openFirstConnection, (outcome, request) =>
    onAnswer({ ...outcome, email: request.email }),
  );
  return (
    <>
      <p>{words.lead}</p>
      <LinkRequestForm
        email={typed}
        isCorrecting={isCorrecting}
        state={state}
        refusal={failure && messageFor(firstConnectionMessages, failure)}
        button={words.submit}
        onTyped={onTyped}
        onSubmit={(address) => void run({ email: address, contract: null })}
      />
      <p className={links.link}>
        <Link to={routes.signIn} state={carried}>
          {words.havePassword}
        </Link>
      </p>
    </>
  );
}

/** The answer of the server to a checked e-mail. */
export interface AskedEmail extends FirstConnectionOutcome {
  readonly email: Email;
}
