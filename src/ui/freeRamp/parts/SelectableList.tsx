import { useState, type ReactElement, type ReactNode } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words } from '../area.words.fr';
import {
  emptySelection,
  isSelected,
  pageSelectionState,
  selectPage,
  selectedCount,
  togglePage,
  unselectPage,
  type Selectable,
  type Selection,
} from '../../../domain/basis/selection';
import type { DataColumn } from '../../design/data/DataTable';
import table from '../../design/data/DataTable.module.css';
import checkbox from '../../design/data/PlainCheckbox.module.css';
import content from '../../design/page/Content.module.css';
import selectionBar from '../../design/data/SelectionBar.module.css';
import { BlankRows } from './BlankRows';
import styles from './SelectableList.module.css';

interface SelectableListProps<Row extends Selectable> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly isSelectable: (row: Row) => boolean;
  /** The ids of the rows that are ticked at first. */
  readonly tickedAtFirst?: readonly number[];
  /** Accessible name of a row's checkbox: « Sélectionner le ticket du 20/11/2026 18:12 ». */
  readonly boxLabel: (row: Row) => string;
  /** Number and total of the selected rows, as text: « 2 tickets sélectionnés, 8,40 € ». */
  readonly selected: (count: number, total: string) => string;
  /** Actions on the selected rows; `clear` unselects them. */
  readonly action: (selection: Selection, clear: () => void) => ReactNode;
}

/**
 * A table with selectable rows and actions on them; other rows have no checkbox (P4.15, P4.26). The look is
 * that of `DataTable`, the boxes are beside the first column.
 */
export function SelectableList<Row extends Selectable>({
  caption,
  columns,
  rows,
  isSelectable,
  tickedAtFirst = [],
  boxLabel,
  selected,
  action,
}: SelectableListProps<Row>): ReactElement {
  const [ticked, setTicked] = useState(() =>
    selectPage(
      emptySelection,
      rows.filter(({ id }) => tickedAtFirst.includes(id)),
    ),
  );
  const selectable = rows.filter(isSelectable);
  // A row that was removed, or is no longer selectable, is unselected.
  const selection = selectPage(
    emptySelection,
    selectable.filter(({ id }) => isSelected(ticked, id)),
  );
  const tick = (row: Row, isTicked: boolean): void =>
    setTicked(isTicked ? selectPage(selection, [row]) : unselectPage(selection, [row]));
  const ticks = pageSelectionState(selection, selectable);
  const count = selectedCount(selection);
  const [first, ...others] = columns;
  // The bar stays after the last row was processed, so that its button keeps the focus.
  const [isUseful, setUseful] = useState(false);
  if (selectable.length > 0 && !isUseful) setUseful(true);

  return (
    <>
      <div className={`${table.frame} ${selectionBar.rows}`}>
        <table role="table" className={`${table.table} ${styles.rows}`}>
          <caption className="tp-hidden">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th
                role="columnheader"
                scope="col"
                aria-label={words.selection}
                className={`${styles.pick} ${selectable.length > 1 ? styles.all : ''}`}
              >
                {selectable.length > 1 && (
                  <label>
                    <input
                      type="checkbox"
                      className={checkbox.box}
                      checked={ticks === 'all'}
                      ref={(box) => {
                        if (box) box.indeterminate = ticks === 'some';
                      }}
                      onChange={() => setTicked(togglePage(selection, selectable))}
                    />
                    <span>{words.selectAll}</span>
                  </label>
                )}
              </th>
              {columns.map((column) => (
                <th key={column.label} role="columnheader" scope="col" className={classOf(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr
                key={row.id}
                role="row"
                className={isSelected(selection, row.id) ? styles.ticked : undefined}
              >
                <td role="cell" className={styles.pick}>
                  {isSelectable(row) && (
                    <label>
                      <input
                        type="checkbox"
                        className={checkbox.box}
                        aria-label={boxLabel(row)}
                        checked={isSelected(selection, row.id)}
                        onChange={({ currentTarget }) => tick(row, currentTarget.checked)}
                      />
                    </label>
                  )}
                </td>
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
      {isUseful && (
        <div
          className={`tp-screen ${styles.bar} ${count > 0 ? selectionBar.ticked : content.card}`}
        >
          <p role="status">{selected(count, formatEuros(selection.total))}</p>
          {action(selection, () => setTicked(emptySelection))}
        </div>
      )}
    </>
  );
}

/** Skeleton of the list: its rows have no receipt to download. */
export function SelectableBlank<Row>({
  columns,
}: {
  readonly columns: readonly DataColumn<Row>[];
}): ReactElement {
  return (
    <div className={styles.blank}>
      <BlankRows columns={columns.filter(({ isWide }) => !isWide)} count={4} />
    </div>
  );
}

function classOf<Row>({ isAmount, isWide }: DataColumn<Row>): string | undefined {
  if (isAmount) return table.amount;
  return isWide ? table.wide : undefined;
}
