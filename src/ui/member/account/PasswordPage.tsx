import type { ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { changePassword } from '../../../application/member/changePassword';
import { selectSubscriber } from '../../../application/member/subscriberSlice';
import { PageHeading } from '../../design/PageHeading';
import { useSave } from '../../forms/useSave';
import { useAppSelector } from '../../state/appHooks';
import { PasswordForm } from './PasswordForm';

/** Changes the subscriber's password (M2.4). */
export function PasswordPage(): ReactElement {
  const username = latestData(useAppSelector(selectSubscriber))?.username ?? '';
  const { state, save } = useSave(changePassword);
  return (
    <>
      <PageHeading>Changer mon mot de passe</PageHeading>
      <PasswordForm username={username} state={state} onSubmit={save} />
    </>
  );
}
