import type { ReactElement } from 'react';
import { removeBankAccount } from '../../../application/freeRamp/bankAccounts';
import type { BankAccount } from '../../../domain/bankAccount';
import { groupIban } from '../../../domain/iban';
import { ConfirmButton } from '../../area/ConfirmButton';
import { useRun } from '../../state/useRun';

/** Asks first, then forgets the account (P2.34, P7.30). */
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
