import type { ReactElement } from 'react';
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import { Button } from '../../design/controls/Button';
import { LoadingStatus } from '../../design/loading/LoadingHeading';
import styles from './BlankRows.module.css';

const line = <span className={styles.line} />;

interface BlankRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** Number of rows. */
  readonly count: number;
}

/** Skeleton of a table: its frame and pale lines, as high as that many rows, as a table and as cards. */
export function BlankRows<Row>({ columns, count }: BlankRowsProps<Row>): ReactElement {
  return (
    <>
      <div className={styles.blank} aria-hidden="true">
        <DataTable
          caption=""
          columns={columns.map((column) => ({ ...column, cell: () => blankOf(column) }))}
          rows={Array.from({ length: count })}
          keyOf={(_, index) => index}
        />
      </div>
      <LoadingStatus />
    </>
  );
}

function blankOf({ kind }: Pick<DataColumn<never>, 'kind'>): ReactElement {
  if (kind === 'box') return <label />;
  return kind === 'actions' ? <Button>{line}</Button> : line;
}
