import type { ReactElement } from 'react';
import { words } from './words.fr';
import { bellIcon } from '../../../../../generated/shellIcons';
import type { TrafficDirection } from '../../../../domain/passage/stretches';
import { Button } from '../../../design/controls/Button';
import { Icon } from '../../../design/icon/Icon';
import type { TrafficLine } from '../TrafficView';
import { nameOf } from './nameOf';

interface ReopeningButtonProps extends Watch {
  readonly line: TrafficLine;
  readonly onWatch: (watched: readonly TrafficDirection[]) => void;
}

/**
 * « Prévenez-moi à la réouverture », at a closed direction, while this page is open. No push, no permission.
 */
export function ReopeningButton(props: ReopeningButtonProps): ReactElement {
  const { line, isWatched, others, onWatch } = props;
  return (
    <Button
      variant="quiet"
      icon={<Icon of={bellIcon} size={16} />}
      onClick={() => onWatch(isWatched ? others : [...others, line.id])}
    >
      <span>{isWatched ? words.stop : words.notify}</span>
      <span className="tp-hidden">{`, ${nameOf(line)}`}</span>
    </Button>
  );
}

interface Watch {
  readonly isWatched: boolean;
  /** The other directions that the visitor waits for. */
  readonly others: readonly TrafficDirection[];
}

/**
 * What can be chosen at a direction: null unless it is closed or waited for. Waiting can be stopped while its
 * state is unknown, too.
 */
export function watchOf(
  { id, state }: TrafficLine,
  watched: readonly TrafficDirection[],
  reopened: readonly TrafficLine[],
): Watch | null {
  const isWatched = watched.includes(id);
  const isAwaited = isWatched && reopened.every((line) => line.id !== id);
  const others = watched.filter((one) => one !== id);
  return state === 'closed' || isAwaited ? { isWatched, others } : null;
}
