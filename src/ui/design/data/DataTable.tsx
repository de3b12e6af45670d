import type { ReactElement, ReactNode } from 'react';
import styles from './DataTable.module.css';

export interface DataColumn<Row> {
  readonly label: string;
  /** In the head, in place of the label, which is its accessible name then. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** A text, unless it is something else. */
  readonly kind?: ColumnKind;
  /** Class of its cells: their width in the table, their place in a card. */
  readonly className?: string | undefined;
}

/**
 * `amount`: money, aligned to the right, with tabular digits. `date`: never broken into lines. `actions` of
 * the row: in a card they take the whole width, without a label; they are not printed. `box`: a check box
 * before the header of the row, without a label, and not printed either.
 */
type ColumnKind = 'amount' | 'date' | 'actions' | 'box';

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string;
  /** The first column that is no box is the row's header. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Rows that need an action: tinted, in addition to the text. */
  readonly isPressing?: (row: Row) => boolean;
  /** Rows that matter less than the others: lighter text. */
  readonly isQuiet?: (row: Row) => boolean;
  readonly isTicked?: (row: Row) => boolean;
}

/**
 * A table of records. On a narrow page each row becomes a card with labels; ARIA roles keep it a table for
 * screen readers. It is a native table: Mantine's brings its scroll area and floating parts, 16 kB, and 750
 * rows of its cells take five times as long to render.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isPressing,
  isQuiet,
  isTicked,
}: DataTableProps<Row>): ReactElement {
  const header = columns.find(({ kind }) => kind !== 'box');
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className="tp-hidden tp-printed">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.label}
                role="columnheader"
                scope="col"
                aria-label={column.head === undefined ? undefined : column.label}
                className={classOf(column)}
              >
                {column.head === undefined ? column.label : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr
              key={keyOf(row, index)}
              role="row"
              className={classes(
                isPressing?.(row) && styles.pressing,
                isQuiet?.(row) && styles.quiet,
                isTicked?.(row) && styles.ticked,
              )}
            >
              {columns.map((column) =>
                column === header ? (
                  <th key={column.label} role="rowheader" scope="row" className={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.label}
                    role="cell"
                    className={classOf(column)}
                    data-label={isUnlabelled(column) ? undefined : column.label}
                  >
                    <div>{column.cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isUnlabelled = <Row,>({ kind }: DataColumn<Row>): boolean =>
  kind === 'actions' || kind === 'box';

function classOf<Row>(column: DataColumn<Row>): string | undefined {
  const { kind, className } = column;
  return classes(kind && styles[kind], isUnlabelled(column) && 'tp-screen', className);
}

function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
