import type { ReactElement } from 'react';
import { bankIcon } from '../../../../generated/icons';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { groupIban } from '../../../domain/bank/iban';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';
import { useFocusAfterRemoval } from '../parts/useFocusAfterRemoval';
import { BankAccountRemoval } from './BankAccountRemoval';
import { Lead } from '../parts/Lead';
import styles from './SavedBankAccount.module.css';

const columns: readonly DataColumn<BankAccount>[] = [
  { label: 'Bénéficiaire', cell: ({ beneficiary }) => beneficiary },
  // The whole IBAN, in groups of four, so that its owner can check it.
  { label: 'IBAN', cell: ({ iban }) => groupIban(iban) },
  { label: 'BIC', cell: ({ bic }) => bic },
  { label: 'Actions', cell: (account) => <BankAccountRemoval account={account} />, isWide: true },
];

/** The current bank account, or an empty state; a new one replaces it (P3.3). */
export function SavedBankAccount({
  account,
}: {
  readonly account: BankAccount | null;
}): ReactElement {
  useFocusAfterRemoval(account === null ? 0 : 1);
  return account === null ? (
    <EmptyState
      icon={bankIcon}
      message={`Aucun IBAN n'est enregistré. Ajoutez le vôtre\u202f: vos remboursements y arrivent en 2 à 3 jours ouvrés.`}
    >
      <ButtonLink to={routes.newBankAccount}>Ajouter</ButtonLink>
    </EmptyState>
  ) : (
    <>
      <Lead>Vos remboursements arrivent sur ce compte en 2 à 3 jours ouvrés.</Lead>
      <DataTable
        caption="L'IBAN enregistré"
        columns={columns}
        rows={[account]}
        keyOf={({ id }) => id}
      />
      <div className={styles.another}>
        <p>Nous ne gardons qu'un IBAN{'\u202f'}: en ajouter un remplace celui-ci.</p>
        <Actions>
          <ButtonLink to={routes.newBankAccount} variant="outline">
            Ajouter
          </ButtonLink>
        </Actions>
      </div>
    </>
  );
}
