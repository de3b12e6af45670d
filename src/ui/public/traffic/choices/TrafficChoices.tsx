import { useId, useState, type ReactElement } from 'react';
import { words } from '#words/home/trafficChoices';
import { chevronDownIcon, chevronUpIcon } from '../../../../../generated/shellIcons';
import { readDirection, type TrafficDirection } from '../../../../domain/publicSite/traffic';
import { Icon } from '../../../design/icon/Icon';
import type { TrafficLine } from '../TrafficView';
import { ChoicesSpace } from './ChoicesSpace';
import { Reopened } from './Reopened';
import { ReopeningWatch } from './ReopeningWatch';
import styles from './TrafficChoices.module.css';
import { useReopened } from './useReopened';

interface TrafficChoicesProps {
  readonly lines: readonly TrafficLine[];
  /** The state of the lines is no longer live. */
  readonly isOld: boolean;
  /** The visitor's own direction, which this device keeps; null without one. */
  readonly favourite: TrafficDirection | null;
  /** The directions whose reopening the visitor waits for. */
  readonly watched: readonly TrafficDirection[];
  readonly onFavourite: (direction: TrafficDirection | null) => void;
  readonly onWatch: (watched: readonly TrafficDirection[]) => void;
}

/**
 * What a visitor chooses on the board: the own direction, and notices while this page is open. On a phone
 * behind one row, so that the tasks below stay in sight.
 */
export function TrafficChoices(props: TrafficChoicesProps): ReactElement {
  const { lines, isOld, favourite, watched, onFavourite, onWatch } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const reopened = useReopened(lines, watched, isOld);
  const hasClosed = lines.some(({ state }) => state === 'closed');
  return (
    <ChoicesSpace lines={lines}>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{hasClosed ? words.mineAndNotice : words.mine}</span>
        <Icon of={isOpen ? chevronUpIcon : chevronDownIcon} />
      </button>
      <div id={id} className={styles.choices} data-open={isOpen || undefined}>
        <label className={styles.mine}>
          <span>{words.mine}</span>
          <select
            value={favourite ?? ''}
            onChange={({ currentTarget }) => onFavourite(readDirection(currentTarget.value))}
          >
            <option value="">{words.none}</option>
            {lines.map(({ id, from, to }) => (
              <option key={id} value={id}>
                {`${from} → ${to}`}
              </option>
            ))}
          </select>
        </label>
        <ReopeningWatch lines={lines} watched={watched} reopened={reopened} onWatch={onWatch} />
      </div>
      <Reopened reopened={reopened} watched={watched} onWatch={onWatch} />
    </ChoicesSpace>
  );
}
