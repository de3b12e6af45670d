import { memo, type ChangeEventHandler, type ReactElement } from 'react';
import checkbox from '../../../design/data/PlainCheckbox.module.css';
import type { PassageRowText } from './passageBodies';
import styles from './PassagesTable.module.css';

interface PassageRowProps {
  readonly text: PassageRowText;
  readonly isTicked: boolean;
  readonly onTick: ChangeEventHandler<HTMLInputElement>;
}

/**
 * A memoised row of native elements: 750 of them must react at once. Roles stay when the rows become cards.
 * The head of the day shows the date: in the row it is for screen readers and for print.
 */
export const PassageRow = memo(function PassageRow({
  text,
  isTicked,
  onTick,
}: PassageRowProps): ReactElement {
  return (
    <tr role="row" className={isTicked ? styles.ticked : undefined}>
      <td role="cell">
        <input
          type="checkbox"
          className={checkbox.box}
          aria-label={text.label}
          value={text.index}
          checked={isTicked}
          onChange={onTick}
        />
      </td>
      <td role="cell">
        <span className={`tp-hidden ${styles.date}`}>{`${text.date} `}</span>
        <span>{text.time}</span>
      </td>
      <td role="cell">
        {text.vehicle !== '' && <b>{text.vehicle}</b>} <span>{text.badge}</span>
      </td>
      <td role="cell">{text.direction}</td>
      <td role="cell">{text.lane}</td>
      <td role="cell">{text.amount}</td>
    </tr>
  );
});
