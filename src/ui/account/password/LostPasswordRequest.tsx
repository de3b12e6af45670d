import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './password.words.fr';
import { words as access } from '../access/access.words.fr';
import { askForNewPassword } from '../../../application/account/askForNewPassword';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { useTypedPerson } from '../access/useTypedPerson';
import { useCarriedState } from '../useCarriedState';
import links from '../access/AccountLinks.module.css';
import { LinkRequestForm } from '../mailedLink/LinkRequestForm';
import { MailSent } from '../mailedLink/MailSent';
import type { ChosenPassword } from './PasswordResetPart';

/** The first step of a lost password: the e-mail to send the link to (P4.29). */
export function LostPasswordRequest({ email }: { readonly email: string }): ReactElement {
  const [sent, setSent] = useState<ChosenPassword>();
  const [corrected, setCorrected] = useState<string>();
  if (sent === undefined) {
    return (
      <LostPasswordEntry
        email={corrected ?? email}
        isCorrecting={corrected !== undefined}
        onSent={setSent}
      />
    );
  }
  return (
    <MailSent
      {...sent}
      whatNext={words.lost.whatNext}
      onCorrect={() => {
        setCorrected(sent.email);
        setSent(undefined);
      }}
    />
  );
}

interface LostPasswordEntryProps {
  readonly email: string;
  readonly isCorrecting: boolean;
  readonly onSent: (sent: ChosenPassword) => void;
}

function LostPasswordEntry({ email, isCorrecting, onSent }: LostPasswordEntryProps): ReactElement {
  const [{ email: typed }, onTyped] = useTypedPerson(email);
  const { state, failure, run } = useRun(askForNewPassword, (saved, address) =>
    onSent({ ...saved, email: address }),
  );
  const carried = useCarriedState()(typed);
  return (
    <>
      <p>{words.lost.lead}</p>
      <LinkRequestForm
        email={typed}
        isCorrecting={isCorrecting}
        state={state}
        refusal={failure && messageFor(serviceMessages, failure)}
        otherWays={
          failure?.kind === 'service/refused' && (
            <p className={links.ways}>
              <Link to={routes.firstConnection} state={carried}>
                {access.signIn.others.firstConnection}
              </Link>
              <Link to={routes.signUp} state={carried}>
                {access.signIn.others.signUp}
              </Link>
            </p>
          )
        }
        button={words.lost.submit}
        onTyped={onTyped}
        onSubmit={(address) => void run(address)}
      />
      <p className={links.link}>
        <Link to={routes.signIn} state={carried}>
          {words.lost.backToSignIn}
        </Link>
      </p>
    </>
  );
}
