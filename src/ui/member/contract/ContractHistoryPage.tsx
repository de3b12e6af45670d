import type { ReactElement } from 'react';
import { newestFirst, type Amendment } from '../../../domain/amendment';
import { formatDateTime } from '../../../domain/instant';
import type { DataColumn } from '../../design/DataTable';
import { ContractList } from '../ContractList';
import { WithContract } from '../WithContract';

const columns: readonly DataColumn<Amendment>[] = [
  { label: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: 'Opération', cell: ({ title }) => title },
  { label: 'Description', cell: ({ detail }) => detail },
];

/** What happened to the selected contract, newest first (M2.9, M3.11). */
export function ContractHistoryPage(): ReactElement {
  return (
    <WithContract heading="Historique du contrat">
      {({ contract, amendments, unreadable }) => (
        <ContractList
          emptyMessage="vous n'avez pas d'historique pour le moment."
          caption={`Historique du contrat ${contract.reference}`}
          columns={columns}
          unreadable={unreadable.amendments}
          rows={newestFirst(amendments)}
          keyOf={(_, index) => index}
        />
      )}
    </WithContract>
  );
}
