import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDateTime } from '../../words/format.fr';
import { historyIcon } from '../../../../generated/memberIcons';
import { newestAmendmentsFirst, type Amendment } from '../../../domain/contract/amendment';
import type { DataColumn } from '../../design/data/DataTable';
import { ContractList } from '../area/ContractList';
import { WithContract } from '../area/WithContract';

const columns: readonly DataColumn<Amendment>[] = [
  { label: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: 'Opération', cell: ({ title }) => title },
  { label: 'Description', cell: ({ detail }) => detail },
];

/** The history of the selected contract, newest first (M2.9, M3.11). */
export function ContractHistoryPage(): ReactElement {
  return (
    <WithContract heading="Historique du contrat">
      {({ contract, amendments, unreadable }) => (
        <>
          {amendments.length > 0 && (
            <Box component="p" mt="sm" c="dimmed">
              Ce qui a été fait sur ce contrat, le plus récent en premier.
            </Box>
          )}
          <ContractList
            emptyIcon={historyIcon}
            emptyMessage="vous n'avez pas d'historique pour le moment."
            caption={`Historique du contrat ${contract.reference}`}
            columns={columns}
            unreadable={unreadable.amendments}
            rows={newestAmendmentsFirst(amendments)}
            keyOf={(_, index) => index}
          />
        </>
      )}
    </WithContract>
  );
}
