import type { ReactElement } from 'react';
import { selectContractFile } from '../../../application/member/subscriberSlice';
import { newestFirst, type Amendment } from '../../../domain/amendment';
import { formatDateTime } from '../../../domain/instant';
import type { DataColumn } from '../../design/DataTable';
import { PageHeading } from '../../design/PageHeading';
import { useAppSelector } from '../../state/appHooks';
import { ContractList } from '../ContractList';

const columns: readonly DataColumn<Amendment>[] = [
  { label: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: 'Opération', cell: ({ title }) => title },
  { label: 'Description', cell: ({ detail }) => detail },
];

/** What happened to the selected contract, newest first (M2.9, M3.11). */
export function ContractHistoryPage(): ReactElement {
  const file = useAppSelector(selectContractFile);
  return (
    <>
      <PageHeading>Historique du contrat</PageHeading>
      <ContractList
        emptyMessage="vous n'avez pas d'historique pour le moment."
        caption={`Historique du contrat ${file?.contract.reference ?? ''}`}
        columns={columns}
        rows={newestFirst(file?.amendments ?? [])}
        keyOf={(_, index) => index}
      />
    </>
  );
}
