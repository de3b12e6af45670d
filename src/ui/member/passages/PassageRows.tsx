import { memo, type ChangeEventHandler, type ReactElement } from 'react';
import { isSelected, type Selection } from '../../../domain/selection';
import { PassageRow } from './PassageRow';
import type { PassageRowText } from './passageRowText';

interface PassageRowsProps {
  readonly texts: readonly PassageRowText[];
  readonly selection: Selection;
  readonly onTick: ChangeEventHandler<HTMLInputElement>;
}

/** Some rows of a page, in a table body of their own. */
export const PassageRows = memo(function PassageRows({
  texts,
  selection,
  onTick,
}: PassageRowsProps): ReactElement {
  return (
    <tbody role="rowgroup">
      {texts.map((text) => (
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
