import type { ReactElement } from 'react';
import { saveBankDetails } from '../../../application/member/saveBankDetails';
import type { Contract } from '../../../domain/contract';
import { useRun } from '../../state/useRun';
import { WithContract } from '../WithContract';
import { BankDetailsForm } from './BankDetailsForm';

/** The account that the selected contract is settled with (M2.6, M2.23). */
export function BankDetailsPage(): ReactElement {
  return (
    <WithContract heading="Coordonnées bancaires">
      {({ contract }) => <BankDetails contract={contract} />}
    </WithContract>
  );
}

function BankDetails({ contract }: { readonly contract: Contract }): ReactElement {
  const { state, run: save } = useRun(saveBankDetails);
  return <BankDetailsForm contract={contract} state={state} onSubmit={save} />;
}
