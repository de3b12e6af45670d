import type { ReactElement } from 'react';
import { findBankAccount } from '../../../application/freeRamp/freeRampLists';
import { selectBankAccount } from '../../../application/freeRamp/freeRampSlice';
import { PageHeading } from '../../design/PageHeading';
import { useAppSelector } from '../../state/appHooks';
import { FreeRampPart } from '../FreeRampPart';
import { SavedBankAccount } from './SavedBankAccount';

/** The account that refunds go to (P2.34, P3.3). */
export function BankAccountPage(): ReactElement {
  return (
    <>
      <PageHeading>Votre IBAN</PageHeading>
      <FreeRampPart remote={useAppSelector(selectBankAccount)} ask={findBankAccount}>
        {(account) => <SavedBankAccount account={account} />}
      </FreeRampPart>
    </>
  );
}
