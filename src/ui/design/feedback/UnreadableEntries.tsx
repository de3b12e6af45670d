import type { ReactElement } from 'react';
import { words } from '../data.words.fr';
import { Marked } from '../text/Marked';
import { Message } from './Message';
import styles from './UnreadableEntries.module.css';

interface UnreadableEntriesProps {
  readonly count: number;
  /** What the entries are missing from. */
  readonly place?: keyof typeof words.unreadable;
}

/** Reports above a list how many of its entries were unreadable and are missing (P7.2); empty when none. */
export function UnreadableEntries({
  count,
  place = 'list',
}: UnreadableEntriesProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <div className={styles.note}>
      <Message tone="info">
        <Marked text={words.unreadable[place](count)} mark={(part) => <strong>{part}</strong>} />
      </Message>
    </div>
  );
}
