import { Group } from '@mantine/core';
import { useEffect, type ReactElement } from 'react';
import { words } from './words.fr';
import type { TrafficDirection } from '../../../../domain/passage/stretches';
import { handFocusToHeading } from '../../../design/page/focus';
import { Button } from '../../../design/controls/Button';
import { Marked } from '../../../design/text/Marked';
import type { TrafficLine } from '../TrafficView';
import { nameOf } from './nameOf';

interface ReopenedProps {
  readonly reopened: readonly TrafficLine[];
  /** The directions whose reopening the visitor waits for. */
  readonly watched: readonly TrafficDirection[];
  readonly onWatch: (watched: readonly TrafficDirection[]) => void;
}

/** Says in the title of the tab, and on the board, which of them are open again, until it is closed. */
export function Reopened({ reopened, watched, onWatch }: ReopenedProps): ReactElement {
  const ways = reopened.map(nameOf).join(', ');
  useTabTitle(ways === '' ? null : words.reopenedTitle(ways));
  return (
    <div role="alert">
      {ways !== '' && (
        <Group
          component="p"
          justify="space-between"
          wrap="nowrap"
          gap="var(--tp-space-3)"
          mt="var(--tp-space-3)"
          px="var(--tp-space-4)"
          bdrs="var(--tp-radius)"
          bg="var(--tp-ok-tint)"
          c="var(--tp-ok)"
        >
          <span>
            <Marked text={words.reopened(ways)} mark={(part) => <b>{part}</b>} />
          </span>
          <Button
            ref={handFocusToHeading}
            variant="quiet"
            onClick={() => onWatch(watched.filter((one) => reopened.every(({ id }) => id !== one)))}
          >
            {words.close}
          </Button>
        </Group>
      )}
    </div>
  );
}

/**
 * Shows this text as the title of the browser tab; null shows that of the page. After a navigation the title
 * of the new page stays.
 */
function useTabTitle(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const before = document.title;
    const shown = `${text} – ${before}`;
    document.title = shown;
    return () => {
      if (document.title === shown) document.title = before;
    };
  }, [text]);
}
