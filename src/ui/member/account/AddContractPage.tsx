import type { ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { linkContract } from '../../../application/member/linkContract';
import { refreshSubscriber } from '../../../application/member/refreshSubscriber';
import { selectSubscriber } from '../../../application/member/subscriberSlice';
import type { ContractLink } from '../../../domain/contractLink';
import { PageHeading } from '../../design/PageHeading';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { AddContractForm } from './AddContractForm';

/** Links a further contract (M2.7); it then stands at the end of the selector. */
export function AddContractPage(): ReactElement {
  const dispatch = useAppDispatch();
  const username = latestData(useAppSelector(selectSubscriber))?.username ?? '';
  const { state, run: save } = useRun(linkContract);
  const link = async (asked: ContractLink): Promise<boolean> => {
    const isLinked = await save(asked);
    if (isLinked) void dispatch(refreshSubscriber());
    return isLinked;
  };
  return (
    <>
      <PageHeading>Ajouter un contrat</PageHeading>
      <AddContractForm key={username} username={username} state={state} onSubmit={link} />
    </>
  );
}
