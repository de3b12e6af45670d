import type { ReactElement, ReactNode } from 'react';
import styles from './DataTable.module.css';

export interface DataColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** What can be done with the row: takes the whole width of a card, without its label, and stays off paper. */
  readonly isWide?: boolean;
  /** Money: its digits stand one under the other. */
  readonly isAmount?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Rows that ask for something to be done: tinted, beside what says so in words. */
  readonly isPressing?: (row: Row) => boolean;
}

/**
 * A list of records. Where the page is narrow each row becomes a card that keeps its labels; the roles keep it a table
 * for screen readers there.
 */
export function DataTable<Row>({
  caption,
  columns: [first, ...others],
  rows,
  keyOf,
  isPressing,
}: DataTableProps<Row>): ReactElement {
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className="tp-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[first, ...others].map((column) => (
              <th
                key={column?.label}
                role="columnheader"
                scope="col"
                className={column && classOf(column)}
              >
                {column?.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr
              key={keyOf(row, index)}
              role="row"
              className={isPressing?.(row) ? styles.pressing : undefined}
            >
              <th role="rowheader" scope="row">
                {first?.cell(row)}
              </th>
              {others.map((column) => (
                <td
                  key={column.label}
                  role="cell"
                  className={classOf(column)}
                  data-label={column.isWide ? undefined : column.label}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf<Row>({ isAmount, isWide }: DataColumn<Row>): string | undefined {
  if (isAmount) return styles.amount;
  return isWide ? styles.wide : undefined;
}
