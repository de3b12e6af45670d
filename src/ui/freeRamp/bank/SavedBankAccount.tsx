import { Box, Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './bankAccount.words.fr';
import { bankIcon } from '../../../../generated/icons';
import type { BankAccount } from '../../../domain/bank/bankAccount';
import { groupIban } from '../../../domain/bank/groupIban';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';
import { useFocusAfterRemoval } from '../parts/useFocusAfterRemoval';
import { BankAccountRemoval } from './BankAccountRemoval';
import { Lead } from '../parts/Lead';

const columns: readonly DataColumn<BankAccount>[] = [
  { label: words.columns.beneficiary, cell: ({ beneficiary }) => beneficiary },
  // The whole IBAN, in groups of four, so that its owner can check it.
  { label: words.columns.iban, cell: ({ iban }) => groupIban(iban) },
  { label: words.columns.bic, cell: ({ bic }) => bic },
  {
    label: words.columns.actions,
    cell: (account) => <BankAccountRemoval account={account} />,
    kind: 'actions',
  },
];

/** The current bank account, or an empty state; a new one replaces it (P3.3). */
export function SavedBankAccount({
  account,
}: {
  readonly account: BankAccount | null;
}): ReactElement {
  useFocusAfterRemoval(account === null ? 0 : 1);
  return account === null ? (
    <EmptyState icon={bankIcon} message={words.none}>
      <ButtonLink to={routes.newBankAccount}>{words.add}</ButtonLink>
    </EmptyState>
  ) : (
    <>
      <Lead>{words.lead}</Lead>
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={[account]}
        keyOf={({ id }) => id}
      />
      <Stack gap="sm" mt="1.5rem">
        <Box component="p" c="dimmed">
          {words.onlyOne}
        </Box>
        <Actions>
          <ButtonLink to={routes.newBankAccount} variant="outline">
            {words.add}
          </ButtonLink>
        </Actions>
      </Stack>
    </>
  );
}
