import type { ReactElement } from 'react';
import { words as titles } from '../titles.words.fr';
import { findBankAccount } from '../../../application/freeRamp/freeRampLists';
import { selectBankAccount } from '../../../application/freeRamp/freeRampSlice';
import { PageHeading } from '../../design/page/PageHeading';
import { useAppSelector } from '../../state/appHooks';
import { FreeRampPart } from '../area/FreeRampPart';
import { SavedBankAccount } from './SavedBankAccount';

/** The bank account of the refunds (P2.34, P3.3). */
export function BankAccountPage(): ReactElement {
  return (
    <>
      <PageHeading>{titles.bankAccount}</PageHeading>
      <FreeRampPart remote={useAppSelector(selectBankAccount)} ask={findBankAccount}>
        {(account) => <SavedBankAccount account={account} />}
      </FreeRampPart>
    </>
  );
}
