import type { ReactElement } from 'react';
import { formatCount } from '../../domain/formatCount';
import { Message } from './Message';

/** Says above a list that entries of it could not be read, and are missing (P7.2); nothing when there are none. */
export function UnreadableEntries({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  const [entries, missing] =
    count === 1
      ? ['1 élément illisible', 'Il manque']
      : [`${formatCount(count)} éléments illisibles`, 'Ils manquent'];
  return (
    <Message tone="info">
      <strong>{entries}</strong>. {missing} dans cette liste{'\u202f'}: nos équipes en sont
      informées. Actualisez la page plus tard, ou prenez contact avec nous si vous en avez besoin.
    </Message>
  );
}
