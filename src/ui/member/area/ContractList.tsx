import type { ReactElement } from 'react';
import { DataTable, type DataTableProps } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { UnreadableEntries } from '../../design/feedback/UnreadableEntries';
import { BackToDashboard } from './BackToDashboard';

interface ContractListProps<Row> extends DataTableProps<Row> {
  readonly emptyMessage: string;
  /** Number of unreadable entries; the list is reported as empty only when there is none. */
  readonly unreadable: number;
}

/** One of the lists of the selected contract; when it is empty, a sentence and a link back (M2.27). */
export function ContractList<Row>({
  emptyMessage,
  unreadable,
  ...table
}: ContractListProps<Row>): ReactElement {
  return (
    <>
      <UnreadableEntries count={unreadable} />
      {table.rows.length > 0 && <DataTable {...table} />}
      {table.rows.length === 0 && unreadable === 0 && (
        <EmptyState message={emptyMessage}>
          <BackToDashboard />
        </EmptyState>
      )}
    </>
  );
}
