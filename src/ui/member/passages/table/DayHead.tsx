import type { ReactElement } from 'react';
import styles from './DayHead.module.css';
import type { PassageDayText } from './passageBodies';

interface DayHeadProps extends PassageDayText {
  /**
   * Its rows are in or near the window: only then is it sticky. Hundreds of sticky heads slow every update.
   */
  readonly isNear: boolean;
}

/** The head of the rows of a day: how many there are, and what they cost. */
export function DayHead({ day, count, amount, isNear }: DayHeadProps): ReactElement {
  return (
    <tr role="row" className={isNear ? `${styles.day} ${styles.near}` : styles.day}>
      <th role="rowheader" scope="rowgroup" colSpan={3}>
        {day}
      </th>
      <td role="cell" colSpan={2} className={styles.count}>
        {count}
      </td>
      <td role="cell">{amount}</td>
    </tr>
  );
}
