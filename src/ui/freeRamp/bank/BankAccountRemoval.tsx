import type { ReactElement } from 'react';
import { words } from './bankAccount.words.fr';
import { trashIcon } from '../../../../generated/icons';
import { removeBankAccount } from '../../../application/freeRamp/bankAccounts';
import { findBankAccount } from '../../../application/freeRamp/freeRampLists';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { groupIban } from '../../../domain/bank/groupIban';
import { ConfirmButton } from '../../area/ConfirmButton';
import { Icon } from '../../design/icon/Icon';
import { useRun } from '../../state/useRun';

/** Deletes the bank account after a confirmation (P2.34, P7.30). */
export function BankAccountRemoval({ account }: { readonly account: BankAccount }): ReactElement {
  const { state, run: remove } = useRun(changeOrReadAgain(removeBankAccount, findBankAccount));
  return (
    <ConfirmButton
      variant="quiet"
      icon={<Icon of={trashIcon} />}
      title={words.removal.title}
      consequence={
        <>
          <p>{words.removal.consequence(groupIban(account.iban))}</p>
          <p>{words.removal.transfers}</p>
        </>
      }
      isBusy={state === 'loading'}
      onConfirm={() => remove(account.id)}
    >
      {words.remove}
    </ConfirmButton>
  );
}
