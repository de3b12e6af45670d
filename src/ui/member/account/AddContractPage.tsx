import type { ReactElement } from 'react';
import { linkContract } from '../../../application/member/linkContract';
import { refreshSubscriber } from '../../../application/member/refreshSubscriber';
import type { ContractLink } from '../../../domain/contractLink';
import { PageHeading } from '../../design/PageHeading';
import { useAppDispatch } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { useSubscriber } from '../useSubscriber';
import { AddContractForm } from './AddContractForm';

/** Links a further contract (M2.7); it then stands at the end of the selector. */
export function AddContractPage(): ReactElement {
  const dispatch = useAppDispatch();
  const { username } = useSubscriber();
  const { state, run: save } = useRun(linkContract);
  const link = async (asked: ContractLink): Promise<boolean> => {
    const isLinked = await save(asked);
    if (isLinked) void dispatch(refreshSubscriber());
    return isLinked;
  };
  return (
    <>
      <PageHeading>Ajouter un contrat</PageHeading>
      <AddContractForm username={username} state={state} onSubmit={link} />
    </>
  );
}
