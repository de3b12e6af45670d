import type { ReactElement } from 'react';
import { selectContractFile } from '../../../application/member/subscriberSlice';
import { newestFirst, type Amendment } from '../../../domain/amendment';
import { formatDateTime } from '../../../domain/instant';
import { DataTable, type DataColumn } from '../../design/DataTable';
import { EmptyState } from '../../design/EmptyState';
import { PageHeading } from '../../design/PageHeading';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';

const columns: readonly DataColumn<Amendment>[] = [
  { label: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: 'Opération', cell: ({ title }) => title },
  { label: 'Description', cell: ({ detail }) => detail },
];

/** What happened to the selected contract, newest first (M2.9, M3.11). */
export function ContractHistoryPage(): ReactElement {
  const file = useAppSelector(selectContractFile);
  const amendments = newestFirst(file?.amendments ?? []);
  return (
    <>
      <PageHeading>Historique du contrat</PageHeading>
      {amendments.length === 0 ? (
        <EmptyState
          message="vous n'avez pas d'historique pour le moment."
          backTo={routes.dashboard}
        />
      ) : (
        <DataTable
          caption={`Historique du contrat ${file?.contract.reference ?? ''}`}
          columns={columns}
          rows={amendments}
          keyOf={(_, index) => index}
        />
      )}
    </>
  );
}
