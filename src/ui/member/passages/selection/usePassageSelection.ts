import { useCallback, useRef, useState } from 'react';
import type { Passage } from '../../../../domain/passage/passage';
import {
  emptySelection,
  isSelected,
  selectPage,
  togglePage,
  unselectPage,
  type Selection,
} from '../../../../domain/basis/selection';

export interface PassageSelectionState {
  readonly selection: Selection;
  /** Toggles the row at this index; with `range`, all rows since the last clicked one. Stable for a page. */
  readonly tickRow: (index: number, range: boolean) => void;
  readonly tickPage: () => void;
  readonly clear: () => void;
  /** The selected passages, in the order of ticking. */
  readonly tickedPassages: () => readonly Passage[];
}

/** The rows selected on all pages; other pages and searches keep them (M2.26). */
export function usePassageSelection(passages: readonly Passage[]): PassageSelectionState {
  const [selection, setSelection] = useState(emptySelection);
  const lastClicked = useRef<{ readonly passages: readonly Passage[]; readonly index: number }>(
    null,
  );

  // The selection has the amounts only.
  const seen = useRef(new Map<number, Passage>());

  const tickRow = useCallback(
    (index: number, range: boolean) => {
      const last = lastClicked.current;
      const from = range && last?.passages === passages ? last.index : index;
      const rows = passages.slice(Math.min(from, index), Math.max(from, index) + 1);
      lastClicked.current = { passages, index };
      for (const row of rows) seen.current.set(row.id, row);
      setSelection((before) => {
        const clicked = passages[index];
        const wasTicked = clicked !== undefined && isSelected(before, clicked.id);
        return wasTicked ? unselectPage(before, rows) : selectPage(before, rows);
      });
    },
    [passages],
  );

  return {
    selection,
    tickRow,
    tickPage: () => {
      for (const row of passages) seen.current.set(row.id, row);
      setSelection((before) => togglePage(before, passages));
    },
    clear: () => {
      seen.current.clear();
      setSelection(emptySelection);
    },
    tickedPassages: () => [...selection.amounts.keys()].flatMap((id) => seen.current.get(id) ?? []),
  };
}
