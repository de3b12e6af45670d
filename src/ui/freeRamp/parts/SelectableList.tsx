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
import { DataTable, type DataColumn } from '../../design/data/DataTable';
import checkbox from '../../design/data/PlainCheckbox.module.css';
import content from '../../design/page/Content.module.css';
import selectionBar from '../../design/data/SelectionBar.module.css';
import { BlankRows } from './BlankRows';
import blank from './BlankRows.module.css';
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
 * A table with selectable rows and actions on them; other rows have no checkbox (P4.15, P4.26). The boxes are
 * a column before the others.
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
  const isTicked = ({ id }: Row): boolean => isSelected(selection, id);
  const tick = (row: Row): void =>
    setTicked(isTicked(row) ? unselectPage(selection, [row]) : selectPage(selection, [row]));
  const ticks = pageSelectionState(selection, selectable);
  const count = selectedCount(selection);
  // The bar stays after the last row was processed, so that its button keeps the focus.
  const [isUseful, setUseful] = useState(false);
  if (selectable.length > 0 && !isUseful) setUseful(true);
  const boxes: DataColumn<Row> = {
    ...boxColumn,
    head: selectable.length > 1 && (
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
    ),
    cell: (row) =>
      isSelectable(row) && (
        <label>
          <input
            type="checkbox"
            className={checkbox.box}
            aria-label={boxLabel(row)}
            checked={isTicked(row)}
            onChange={() => tick(row)}
          />
        </label>
      ),
  };

  return (
    <>
      <div className={`${styles.rows} ${selectionBar.rows}`}>
        <DataTable
          caption={caption}
          columns={[boxes, ...columns]}
          rows={rows}
          keyOf={({ id }) => id}
          isTicked={isTicked}
        />
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

const boxColumn = { label: words.selection, kind: 'box', className: styles.pick } as const;

/** Skeleton of the list: its rows have no receipt to download. */
export function SelectableBlank<Row>({
  columns,
}: {
  readonly columns: readonly DataColumn<Row>[];
}): ReactElement {
  const boxes: DataColumn<Row> = {
    ...boxColumn,
    head: (
      <label>
        <span className={blank.line} />
      </label>
    ),
    cell: () => null,
  };
  return (
    <div className={styles.rows}>
      <BlankRows columns={[boxes, ...columns.filter(({ kind }) => kind !== 'actions')]} count={4} />
    </div>
  );
}
