import type { ReactElement } from 'react';
import { readDirection, type TrafficDirection } from '../../../../domain/publicSite/traffic';
import type { TrafficLine } from '../TrafficView';
import { ChoicesSpace } from './ChoicesSpace';
import { ReopeningWatch } from './ReopeningWatch';
import styles from './TrafficChoices.module.css';

interface TrafficChoicesProps {
  readonly lines: readonly TrafficLine[];
  /** The visitor's own direction, which this device keeps; null without one. */
  readonly favourite: TrafficDirection | null;
  /** The directions whose reopening the visitor waits for. */
  readonly watched: readonly TrafficDirection[];
  readonly onFavourite: (direction: TrafficDirection | null) => void;
  readonly onWatch: (watched: readonly TrafficDirection[]) => void;
}

/** What a visitor chooses on the board: the own direction, and notices while this page is open. */
export function TrafficChoices(props: TrafficChoicesProps): ReactElement {
  const { lines, favourite, watched, onFavourite, onWatch } = props;
  return (
    <ChoicesSpace lines={lines}>
      <label className={styles.mine}>
        Mon trajet
        <select
          value={favourite ?? ''}
          onChange={({ currentTarget }) => onFavourite(readDirection(currentTarget.value))}
        >
          <option value="">Aucun</option>
          {lines.map(({ id, from, to }) => (
            <option key={id} value={id}>
              {from} → {to}
            </option>
          ))}
        </select>
      </label>
      <ReopeningWatch lines={lines} watched={watched} onWatch={onWatch} />
    </ChoicesSpace>
  );
}
