import type { ReactElement } from 'react';
import { formatCount } from '../../../domain/basis/formatCount';
import { Message } from './Message';
import styles from './UnreadableEntries.module.css';

interface UnreadableEntriesProps {
  readonly count: number;
  /** Name of the list that the entries are missing from. */
  readonly place?: string;
}

/** Reports above a list how many of its entries were unreadable and are missing (P7.2); empty when none. */
export function UnreadableEntries({
  count,
  place = 'dans cette liste',
}: UnreadableEntriesProps): ReactElement | null {
  if (count === 0) return null;
  const [entries, missing] =
    count === 1
      ? ['1 élément illisible', 'Il manque']
      : [`${formatCount(count)} éléments illisibles`, 'Ils manquent'];
  return (
    <div className={styles.note}>
      <Message tone="info">
        <strong>{entries}</strong>. {missing} {place}
        {'\u202f'}: actualisez la page plus tard, ou prenez contact avec nous si vous en avez
        besoin.
      </Message>
    </div>
  );
}
