import {
  useCallback,
  useDeferredValue,
  useMemo,
  type ChangeEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { Passage } from '../../../../domain/passage/passage';
import { isSelected, type Selection } from '../../../../domain/basis/selection';
import { firstBodies, passageBodies, type PassageBody } from './passageBodies';
import { PassageRows } from './PassageRows';
import styles from './PassagesTable.module.css';
import { PassagesTableHead } from './PassagesTableHead';
import { useBodiesInView } from './useBodiesInView';

interface PassagesTableProps {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly caption: string;
  readonly passages: readonly Passage[];
  /** Badge reference → name of the vehicle. */
  readonly vehicles: ReadonlyMap<string, string>;
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
  readonly selection: Selection;
  /** Which rows of the page are ticked. */
  readonly ticked: 'none' | 'some' | 'all';
  /** Other rows are loading. */
  readonly busy: boolean;
  readonly onTickRow: (index: number, range: boolean) => void;
  readonly onTickPage: () => void;
}

/**
 * One page of passages: a click on a row selects it, with Shift all rows since the last click (M2.26).
 * Visible rows appear and update at once, the others after the paint.
 */
export function PassagesTable(props: PassagesTableProps): ReactElement {
  const { ref, passages, vehicles, hasNewer, hasOlder, selection, onTickRow } = props;
  const bodies = useMemo(
    () => passageBodies(passages, { vehicles, hasNewer, hasOlder }),
    [passages, vehicles, hasNewer, hasOlder],
  );
  const whole = useDeferredValue(bodies, noBodies);
  const shown = whole === bodies ? bodies : firstBodies(bodies);
  const inView = useBodiesInView(ref, shown);
  const laterSelection = useDeferredValue(selection);
  const tick = useCallback(
    ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      onTickRow(
        Number(currentTarget.value),
        'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
      );
    },
    [onTickRow],
  );
  const tickClickedRow = ({ target, shiftKey }: MouseEvent): void => {
    if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
    // The selection of text asks for a layout: only after a click beside the checkbox.
    if (getSelection()?.isCollapsed === false) return;
    const box = target.closest('tbody tr')?.querySelector('input');
    if (box) onTickRow(Number(box.value), shiftKey);
  };

  return (
    <div className={styles.frame}>
      <table
        ref={ref}
        role="table"
        className={`tp-numbers ${styles.table}`}
        aria-busy={props.busy}
        tabIndex={-1}
        onMouseDown={keepTextUnselected}
        onClick={tickClickedRow}
      >
        <caption className="tp-hidden tp-printed">{props.caption}</caption>
        <PassagesTableHead ticked={props.ticked} onTickPage={props.onTickPage} />
        {shown.map((body, place) => (
          <PassageRows
            key={place}
            body={body}
            isNear={inView.has(place)}
            ticks={ticksOf(body, inView.has(place) ? selection : laterSelection)}
            onTick={tick}
          />
        ))}
      </table>
    </div>
  );
}

const noBodies: readonly PassageBody[] = [];

/** Prevents that Shift and a click select text. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}

function ticksOf({ rows }: PassageBody, selection: Selection): string {
  return rows.map(({ id }) => (isSelected(selection, id) ? '1' : '0')).join('');
}
