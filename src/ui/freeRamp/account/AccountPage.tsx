import { useState, type ReactElement } from 'react';
import { words } from './words.fr';
import { words as titles } from '../titles.words.fr';
import { updateAccount } from '../../../application/account/updateAccount';
import { isAnswerLost, type ServiceError } from '../../../application/kernel/ServiceError';
import type { Email } from '../../../domain/basis/email';
import { Message } from '../../design/feedback/Message';
import { PageHeading } from '../../design/page/PageHeading';
import { Marked } from '../../design/text/Marked';
import { FormWithGuide } from '../../forms/form/FormWithGuide';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { useRun } from '../../state/useRun';
import { useFreeRamp } from '../area/useFreeRamp';
import { Lead } from '../parts/Lead';
import { AccountForm } from './AccountForm';

/** Changes name, e-mail and password of the account (P7.9). */
export function AccountPage(): ReactElement {
  const { account } = useFreeRamp();
  const [newEmail, setNewEmail] = useState<Email | null>(null);
  const { state, failure, run } = useRun(updateAccount, (_, { email }) => {
    if (email !== null) setNewEmail(email);
  });
  return (
    <>
      <PageHeading>{titles.account}</PageHeading>
      <Lead>{words.holder(account ?? '')}</Lead>
      {newEmail !== null && (
        <Message tone="success">
          <Marked text={words.nextSignIn(newEmail)} mark={(part) => <strong>{part}</strong>} />
        </Message>
      )}
      <FormWithGuide
        form={
          <AccountForm
            key={account}
            username={account ?? ''}
            email={newEmail ?? account ?? ''}
            state={state}
            refusal={failure && whyNotSaved(failure)}
            onSubmit={run}
          />
        }
        title={words.guide.title}
      >
        <p>{words.guide.empty}</p>
      </FormWithGuide>
    </>
  );
}

/** A change whose answer is lost may have been made: the next sign-in tells. */
function whyNotSaved(failure: ServiceError): string {
  const cause = messageFor(serviceMessages, failure);
  return isAnswerLost(failure) ? `${cause} ${words.perhapsSaved}` : cause;
}
