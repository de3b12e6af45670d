import { memo, type ChangeEventHandler, type ReactElement } from 'react';
import type { PassageRowText } from './passageRowText';
import styles from './PassagesTable.module.css';

interface PassageRowProps {
  readonly text: PassageRowText;
  readonly isTicked: boolean;
  readonly onTick: ChangeEventHandler<HTMLInputElement>;
}

/** Native elements only, and memoised: 750 of these must answer at once. Roles stay when the rows become cards. */
export const PassageRow = memo(function PassageRow({
  text,
  isTicked,
  onTick,
}: PassageRowProps): ReactElement {
  return (
    <tr role="row" className={isTicked ? styles.ticked : undefined}>
      <td role="cell">
        <input type="checkbox" aria-label={text.label} checked={isTicked} onChange={onTick} />
      </td>
      <td role="cell" data-label="Date">
        {text.date}
      </td>
      <td role="cell" data-label="Badge">
        {text.badge}
      </td>
      <td role="cell" data-label="Sens">
        {text.direction}
      </td>
      <td role="cell" data-label="Voie">
        {text.lane}
      </td>
      <td role="cell" data-label="Montant">
        {text.amount}
      </td>
    </tr>
  );
});
