import { useState, type ReactElement } from 'react';
import { updateAccount } from '../../../application/account/updateAccount';
import type { Email } from '../../../domain/basis/email';
import { Message } from '../../design/feedback/Message';
import { PageHeading } from '../../design/page/PageHeading';
import { BesideForm } from '../../forms/form/BesideForm';
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
  const { state, failure, run } = useRun(updateAccount, (_, { email }) => setNewEmail(email));
  return (
    <>
      <PageHeading>Mon compte</PageHeading>
      <Lead>Vous êtes connecté avec {account}.</Lead>
      {newEmail !== null && (
        <Message tone="success">
          À votre prochaine connexion, utilisez <strong>{newEmail}</strong>.
        </Message>
      )}
      <BesideForm
        form={
          <AccountForm
            state={state}
            refusal={failure && messageFor(serviceMessages, failure)}
            onSubmit={run}
          />
        }
        title="Ce que vous pouvez changer"
      >
        <p>Laissez vide ce qui ne change pas.</p>
        <p>Un nouveau mot de passe déconnecte vos autres appareils.</p>
      </BesideForm>
    </>
  );
}
