import type { ReactElement } from 'react';
import { fileIcon } from '../../../../generated/icons';
import { DataTable, type DataTableProps } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { UnreadableEntries } from '../../design/feedback/UnreadableEntries';
import { BackToDashboard } from './BackToDashboard';

interface ContractListProps<Row> extends DataTableProps<Row> {
  /** The strokes of an icon of `generated/icons.ts`: what the list holds. */
  readonly emptyIcon?: string;
  readonly emptyMessage: string;
  /** Number of unreadable entries; the list is reported as empty only when there is none. */
  readonly unreadable: number;
}

/** One of the lists of the selected contract; when it is empty, a sentence and a link back (M2.27). */
export function ContractList<Row>({
  emptyIcon = fileIcon,
  emptyMessage,
  unreadable,
  ...table
}: ContractListProps<Row>): ReactElement {
  return (
    <>
      <UnreadableEntries count={unreadable} />
      {table.rows.length > 0 && <DataTable {...table} />}
      {table.rows.length === 0 && unreadable === 0 && (
        <EmptyState icon={emptyIcon} message={emptyMessage}>
          <BackToDashboard />
        </EmptyState>
      )}
    </>
  );
}
