import type { ReactElement } from 'react';
import { DataTable, type DataTableProps } from '../design/DataTable';
import { EmptyState } from '../design/EmptyState';
import { UnreadableEntries } from '../design/UnreadableEntries';
import { BackToDashboard } from './BackToDashboard';

interface ContractListProps<Row> extends DataTableProps<Row> {
  readonly emptyMessage: string;
  /** How many entries could not be read; the list is called empty only when there is none. */
  readonly unreadable: number;
}

/** One of the lists of the selected contract; when it is empty, the sentence for it and the way back (M2.27). */
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
