import type { ReactElement } from 'react';
import { saveBankDetails } from '../../../application/member/saveBankDetails';
import { selectContractFile } from '../../../application/member/subscriberSlice';
import { PageHeading } from '../../design/PageHeading';
import { useAppSelector } from '../../state/appHooks';
import type { Contract } from '../../../domain/contract';
import { useRun } from '../../state/useRun';
import { NoContract } from '../NoContract';
import { BankDetailsForm } from './BankDetailsForm';

/** The account that the selected contract is settled with (M2.6, M2.23). */
export function BankDetailsPage(): ReactElement {
  const contract = useAppSelector(selectContractFile)?.contract;
  return (
    <>
      <PageHeading>Coordonnées bancaires</PageHeading>
      {contract ? <BankDetails key={contract.id} contract={contract} /> : <NoContract />}
    </>
  );
}

function BankDetails({ contract }: { readonly contract: Contract }): ReactElement {
  const { state, run: save } = useRun(saveBankDetails);
  return <BankDetailsForm contract={contract} state={state} onSubmit={save} />;
}
