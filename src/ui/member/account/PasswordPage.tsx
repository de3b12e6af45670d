import type { ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { changePassword } from '../../../application/member/changePassword';
import { selectSubscriber } from '../../../application/member/subscriberSlice';
import { PageHeading } from '../../design/PageHeading';
import { useAppSelector } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { PasswordForm } from './PasswordForm';

/** Changes the subscriber's password (M2.4). */
export function PasswordPage(): ReactElement {
  const username = latestData(useAppSelector(selectSubscriber))?.username ?? '';
  const { state, run: save } = useRun(changePassword);
  return (
    <>
      <PageHeading>Changer mon mot de passe</PageHeading>
      <PasswordForm username={username} state={state} onSubmit={save} />
    </>
  );
}
