import { memo, type ChangeEventHandler, type ReactElement } from 'react';
import { isSelected, type Selection } from '../../../../domain/basis/selection';
import type { PassageBody } from './passageBodies';
import { PassageRow } from './PassageRow';
import styles from './PassagesTable.module.css';

interface PassageRowsProps {
  readonly body: PassageBody;
  readonly selection: Selection;
  readonly onTick: ChangeEventHandler<HTMLInputElement>;
}

/** The rows of one day below their head, or a further part of them, in a table body of their own. */
export const PassageRows = memo(function PassageRows({
  body: { head, rows },
  selection,
  onTick,
}: PassageRowsProps): ReactElement {
  return (
    <tbody role="rowgroup" className={head ? undefined : styles.continued}>
      {head && (
        <tr role="row" className={styles.day}>
          <th role="rowheader" scope="rowgroup" colSpan={3}>
            {head.day}
          </th>
          <td role="cell" colSpan={2}>
            {head.count}
          </td>
          <td role="cell">{head.amount}</td>
        </tr>
      )}
      {rows.map((text) => (
        <PassageRow
          key={text.id}
          text={text}
          isTicked={isSelected(selection, text.id)}
          onTick={onTick}
        />
      ))}
    </tbody>
  );
});
