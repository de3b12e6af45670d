import type { ReactElement } from 'react';
import { changePassword } from '../../../application/member/changePassword';
import { PageHeading } from '../../design/PageHeading';
import { useRun } from '../../state/useRun';
import { useSubscriber } from '../useSubscriber';
import { PasswordForm } from './PasswordForm';

/** Changes the subscriber's password (M2.4). */
export function PasswordPage(): ReactElement {
  const { username } = useSubscriber();
  const { state, run: save } = useRun(changePassword);
  return (
    <>
      <PageHeading>Changer mon mot de passe</PageHeading>
      <PasswordForm username={username} state={state} onSubmit={save} />
    </>
  );
}
