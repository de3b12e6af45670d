import type { ReactElement } from 'react';
import { removeBankAccount } from '../../../application/freeRamp/bankAccounts';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { groupIban } from '../../../domain/bank/iban';
import { ConfirmButton } from '../../area/ConfirmButton';
import { useRun } from '../../state/useRun';

/** Deletes the bank account after a confirmation (P2.34, P7.30). */
export function BankAccountRemoval({ account }: { readonly account: BankAccount }): ReactElement {
  const { state, run: remove } = useRun(removeBankAccount);
  return (
    <ConfirmButton
      title="Supprimer votre IBAN"
      consequence={
        <>
          <p>
            L'IBAN {groupIban(account.iban)} sera supprimé. Il en faudra un autre pour confirmer un
            remboursement.
          </p>
          <p>Les virements déjà demandés ne changent pas.</p>
        </>
      }
      isBusy={state === 'loading'}
      onConfirm={() => remove(account.id)}
    >
      Supprimer
    </ConfirmButton>
  );
}
