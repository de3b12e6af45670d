import type { ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { requestDeletion } from '../../../application/member/requestDeletion';
import { savePostalDetails } from '../../../application/member/savePostalDetails';
import { selectContractFile, selectSubscriber } from '../../../application/member/subscriberSlice';
import type { Contract } from '../../../domain/contract';
import type { Subscriber } from '../../../domain/subscriber';
import { PageHeading } from '../../design/PageHeading';
import { useAppSelector } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { NoContract } from '../NoContract';
import { AccountDeletion } from './AccountDeletion';
import { PostalDetailsForm } from './PostalDetailsForm';

/** Addresses, phones and e-mail of the selected contract, and the deletion of the account (M2.5). */
export function PostalDetailsPage(): ReactElement {
  const subscriber = latestData(useAppSelector(selectSubscriber));
  const contract = useAppSelector(selectContractFile)?.contract;
  return (
    <>
      <PageHeading>Coordonnées postales</PageHeading>
      {subscriber && contract && (
        <ContractDetails key={contract.id} subscriber={subscriber} contract={contract} />
      )}
      {subscriber && !contract && <NoContract />}
      {subscriber && <Deletion subscriber={subscriber} />}
    </>
  );
}

interface ContractDetailsProps {
  readonly subscriber: Subscriber;
  readonly contract: Contract;
}

function ContractDetails({ subscriber, contract }: ContractDetailsProps): ReactElement {
  const { username, email } = subscriber;
  const { state, run: save } = useRun(savePostalDetails);
  return (
    <PostalDetailsForm
      contract={contract}
      email={email}
      state={state}
      onSubmit={(details) => save({ contractId: contract.id, username, details })}
    />
  );
}

function Deletion({ subscriber }: { readonly subscriber: Subscriber }): ReactElement {
  const { username, deletionRequested } = subscriber;
  const { state, run: save } = useRun(requestDeletion);
  return (
    <AccountDeletion
      username={username}
      isRequested={deletionRequested}
      isBusy={state === 'loading'}
      onRequest={save}
    />
  );
}
