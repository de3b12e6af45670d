import type { ReactElement } from 'react';
import { requestDeletion } from '../../../application/member/requestDeletion';
import { savePostalDetails } from '../../../application/member/savePostalDetails';
import type { Contract } from '../../../domain/contract';
import { useRun } from '../../state/useRun';
import { useSubscriber } from '../useSubscriber';
import { WithContract } from '../WithContract';
import { AccountDeletion } from './AccountDeletion';
import { PostalDetailsForm } from './PostalDetailsForm';

/** Addresses, phones and e-mail of the selected contract, and the deletion of the account (M2.5). */
export function PostalDetailsPage(): ReactElement {
  return (
    <>
      <WithContract heading="Coordonnées postales">
        {({ contract }) => <ContractDetails contract={contract} />}
      </WithContract>
      <Deletion />
    </>
  );
}

function ContractDetails({ contract }: { readonly contract: Contract }): ReactElement {
  const { username, email } = useSubscriber();
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

function Deletion(): ReactElement {
  const { username, deletionRequested } = useSubscriber();
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
