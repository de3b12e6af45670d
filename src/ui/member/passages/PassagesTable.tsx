import {
  useCallback,
  useDeferredValue,
  useMemo,
  type ChangeEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { Passage } from '../../../domain/passage';
import { pageSelectionState, type Selection } from '../../../domain/selection';
import { PassageRows } from './PassageRows';
import { passageBodies } from './passageRowText';
import styles from './PassagesTable.module.css';
import { PassagesTableHead } from './PassagesTableHead';
import { useBodiesInView } from './useBodiesInView';

interface PassagesTableProps {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly caption: string;
  readonly passages: readonly Passage[];
  readonly selection: Selection;
  /** Other rows are on their way. */
  readonly busy: boolean;
  readonly onTickRow: (index: number, range: boolean) => void;
  readonly onTickPage: () => void;
}

/**
 * One page of passages: a click anywhere on a row ticks it, with Shift every row since the last click (M2.26).
 * The rows in view answer at once; those out of view follow when the browser has painted.
 */
export function PassagesTable(props: PassagesTableProps): ReactElement {
  const { ref, passages, selection, onTickRow } = props;
  const bodies = useMemo(() => passageBodies(passages), [passages]);
  const inView = useBodiesInView(ref, bodies);
  const laterSelection = useDeferredValue(selection);
  const tick = useCallback(
    ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      onTickRow(
        rowIndex(currentTarget),
        'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
      );
    },
    [onTickRow],
  );
  const tickClickedRow = ({ target, shiftKey }: MouseEvent): void => {
    const isReading = getSelection()?.isCollapsed === false;
    if (!(target instanceof HTMLTableCellElement) || target.tagName === 'TH' || isReading) return;
    onTickRow(rowIndex(target), shiftKey);
  };

  return (
    <div className={styles.frame}>
      <table
        ref={ref}
        role="table"
        className={styles.table}
        aria-busy={props.busy}
        tabIndex={-1}
        onMouseDown={keepTextUnselected}
        onClick={tickClickedRow}
      >
        <caption className="tp-hidden">{props.caption}</caption>
        <PassagesTableHead
          ticked={pageSelectionState(selection, passages)}
          onTickPage={props.onTickPage}
        />
        {bodies.map((texts, body) => (
          <PassageRows
            key={body}
            texts={texts}
            selection={inView.has(body) ? selection : laterSelection}
            onTick={tick}
          />
        ))}
      </table>
    </div>
  );
}

/** Shift and a click would otherwise select the text between two clicks. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}

/** The place of a row on its page, from 0: the header is the table's first row. */
function rowIndex(inside: Element): number {
  return (inside.closest('tr')?.rowIndex ?? 0) - 1;
}
