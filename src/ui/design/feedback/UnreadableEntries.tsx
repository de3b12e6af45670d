import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from '../data.words.fr';
import { Marked } from '../text/Marked';
import { Message } from './Message';

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
    <Box my="md">
      <Message tone="info">
        <Marked text={words.unreadable[place](count)} mark={(part) => <strong>{part}</strong>} />
      </Message>
    </Box>
  );
}
