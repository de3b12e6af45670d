import { memo, type ChangeEventHandler, type ReactElement } from 'react';
import checkbox from '../../../design/data/PlainCheckbox.module.css';
import type { PassageRowText } from './passageBodies';
import { passageColumns } from './passageColumns';
import styles from './PassagesTable.module.css';

interface PassageRowProps {
  readonly text: PassageRowText;
  readonly isTicked: boolean;
  readonly onTick: ChangeEventHandler<HTMLInputElement>;
}

/**
 * A memoised row of native elements: 750 of them must react at once. Roles stay when the rows become cards.
 */
export const PassageRow = memo(function PassageRow({
  text,
  isTicked,
  onTick,
}: PassageRowProps): ReactElement {
  return (
    <tr role="row" className={isTicked ? `${styles.row} ${styles.ticked}` : styles.row}>
      <td role="cell" className={styles.pick}>
        <input
          type="checkbox"
          className={`tp-screen ${checkbox.box}`}
          aria-label={text.label}
          value={text.index}
          checked={isTicked}
          onChange={onTick}
        />
      </td>
      {passageColumns.map(({ label, cell, className }) => (
        <td key={label} role="cell" className={className}>
          {cell(text)}
        </td>
      ))}
    </tr>
  );
});
