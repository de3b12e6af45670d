import { useState, type ReactElement, type ReactNode } from 'react';
import { formatEuros } from '#words/format';
import { words } from '#words/freeRamp/area';
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
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import selectionBar from '../../design/data/SelectionBar.module.css';
import { CheckField } from '../../forms/fields/CheckField';
import styles from './SelectableList.module.css';

interface SelectableListProps<Row extends Selectable> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly isSelectable: (row: Row) => boolean;
  /** Accessible name of a row's checkbox: « Sélectionner le ticket du 20/11/2026 18:12 ». */
  readonly boxLabel: (row: Row) => string;
  /** Number and total of the selected rows, as text: « 2 tickets sélectionnés, 8,40 € ». */
  readonly selected: (count: number, total: string) => string;
  /** Actions on the selected rows; `clear` unselects them. */
  readonly action: (selection: Selection, clear: () => void) => ReactNode;
}

/** A table with selectable rows and actions on them; other rows have no checkbox (P4.15, P4.26). */
export function SelectableList<Row extends Selectable>({
  caption,
  columns,
  rows,
  isSelectable,
  boxLabel,
  selected,
  action,
}: SelectableListProps<Row>): ReactElement {
  const [ticked, setTicked] = useState(emptySelection);
  const selectable = rows.filter(isSelectable);
  // A row that was removed, or is no longer selectable, is unselected.
  const selection = selectPage(
    emptySelection,
    selectable.filter(({ id }) => isSelected(ticked, id)),
  );
  const tick = (row: Row, isTicked: boolean): void =>
    setTicked(isTicked ? selectPage(selection, [row]) : unselectPage(selection, [row]));
  const box: DataColumn<Row> = {
    label: words.selection,
    cell: (row) =>
      isSelectable(row) && (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={boxLabel(row)}
          checked={isSelected(selection, row.id)}
          onChange={({ currentTarget }) => tick(row, currentTarget.checked)}
        />
      ),
  };
  const count = selectedCount(selection);
  // The bar stays after the last row was processed, so that its button keeps the focus.
  const [isUseful, setUseful] = useState(false);
  if (selectable.length > 0 && !isUseful) setUseful(true);

  return (
    <>
      {selectable.length > 1 && (
        <div className={styles.all}>
          <CheckField
            label={words.selectAll}
            checked={pageSelectionState(selection, selectable) === 'all'}
            onChange={() => setTicked(togglePage(selection, selectable))}
          />
        </div>
      )}
      <div className={selectionBar.rows}>
        <DataTable
          caption={caption}
          columns={[...columns, box]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      </div>
      {isUseful && (
        <div className={`${styles.bar} ${count > 0 ? selectionBar.ticked : styles.idle}`}>
          <p role="status">{selected(count, formatEuros(selection.total))}</p>
          {action(selection, () => setTicked(emptySelection))}
        </div>
      )}
    </>
  );
}
