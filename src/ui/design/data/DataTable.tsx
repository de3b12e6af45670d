import type { ReactElement, ReactNode } from 'react';
import styles from './DataTable.module.css';

export interface DataColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Actions of the row: in a card they take the whole width, without a label; they are not printed. */
  readonly isWide?: boolean;
  /** A date: never broken into lines. */
  readonly isDate?: boolean;
  /** Money: aligned to the right, with tabular digits. */
  readonly isAmount?: boolean;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string;
  /** The first column is the row's header. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Rows that need an action: tinted, in addition to the text. */
  readonly isPressing?: (row: Row) => boolean;
  /** Rows that matter less than the others: lighter text. */
  readonly isQuiet?: (row: Row) => boolean;
}

/**
 * A table of records. On a narrow page each row becomes a card with labels; ARIA roles keep it a table for
 * screen readers. It is a native table: Mantine's brings its scroll area and floating parts, 16 kB, and 750
 * rows of its cells take five times as long to render.
 */
export function DataTable<Row>({
  caption,
  columns: [first, ...others],
  rows,
  keyOf,
  isPressing,
  isQuiet,
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
              data-quiet={isQuiet?.(row) || undefined}
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

function classOf<Row>({ isAmount, isDate, isWide }: DataColumn<Row>): string | undefined {
  if (isAmount) return styles.amount;
  if (isDate) return styles.date;
  return isWide ? styles.wide : undefined;
}
