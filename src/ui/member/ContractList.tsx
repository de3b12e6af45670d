import type { ReactElement } from 'react';
import { DataTable, type DataTableProps } from '../design/DataTable';
import { EmptyState } from '../design/EmptyState';
import { BackToDashboard } from './BackToDashboard';

interface ContractListProps<Row> extends DataTableProps<Row> {
  readonly emptyMessage: string;
}

/** One of the lists of the selected contract; when it is empty, the sentence for it and the way back (M2.27). */
export function ContractList<Row>({
  emptyMessage,
  ...table
}: ContractListProps<Row>): ReactElement {
  return table.rows.length === 0 ? (
    <EmptyState message={emptyMessage}>
      <BackToDashboard />
    </EmptyState>
  ) : (
    <DataTable {...table} />
  );
}
