import type { ReactElement } from 'react';
import { words } from '#words/home/traffic';
import styles from './TrafficBoard.module.css';
import states from './TrafficState.module.css';

const drawn = ['fluid', 'dense', 'closed'] as const;

/** What the lines of the map mean, drawn like the map: the table has the words. */
export function TrafficLegend(): ReactElement {
  return (
    <span aria-hidden="true" className={styles.legend}>
      {drawn.map((state) => (
        <span key={state} className={states[state]} data-word={words.states[state]}>
          <i data-state={state} />
        </span>
      ))}
    </span>
  );
}
