import type { ReactElement } from 'react';
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import { Blank } from '../../design/loading/Blank';
import { PlainButton } from '../../design/plain/PlainButton';

const SPACE = '\u00a0';

interface BlankRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** Number of rows. */
  readonly count: number;
}

/** Skeleton of a table: as high as that many rows, as a table and as cards. */
export function BlankRows<Row>({ columns, count }: BlankRowsProps<Row>): ReactElement {
  return (
    <Blank>
      <DataTable
        caption=""
        columns={columns.map((column) => ({
          ...column,
          cell: () => (column.isWide ? <PlainButton>{SPACE}</PlainButton> : SPACE),
        }))}
        rows={Array.from({ length: count })}
        keyOf={(_, index) => index}
      />
    </Blank>
  );
}
