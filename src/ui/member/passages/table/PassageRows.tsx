import { memo, type ChangeEventHandler, type ReactElement } from 'react';
import { DayHead } from './DayHead';
import type { PassageBody } from './passageBodies';
import { PassageRow } from './PassageRow';
import styles from './PassagesTable.module.css';

interface PassageRowsProps {
  readonly body: PassageBody;
  /** The rows are in or near the window. */
  readonly isNear: boolean;
  /** One character per row: 1 when it is ticked. Unchanged rows are not rendered again. */
  readonly ticks: string;
  readonly onTick: ChangeEventHandler<HTMLInputElement>;
}

/** The rows of one day below their head, or a further part of them, in a table body of their own. */
export const PassageRows = memo(function PassageRows({
  body: { head, rows, isEnd },
  isNear,
  ticks,
  onTick,
}: PassageRowsProps): ReactElement {
  return (
    <tbody role="rowgroup" className={isEnd ? styles.ended : undefined}>
      {head && <DayHead {...head} isNear={isNear} />}
      {rows.map((text, place) => (
        <PassageRow key={text.id} text={text} isTicked={ticks[place] === '1'} onTick={onTick} />
      ))}
    </tbody>
  );
});
