import type { ReactElement } from 'react';
import { Arrow } from './Arrow';
import styles from './HomePage.module.css';
import type { TrafficView } from './TrafficView';

const STRIP_LENGTH = 3;
const trouble = { closed: 0, dense: 1, fluid: 2, unknown: 3 };

/** The worst directions first, on one line under the header. */
export function TrafficStrip({ traffic }: { readonly traffic: TrafficView }): ReactElement {
  const lines =
    traffic.status === 'ready' ? traffic.lines.filter(({ state }) => state !== 'unknown') : [];
  const worst = [...lines].sort((one, other) => trouble[one.state] - trouble[other.state]);
  return (
    <div className={styles.strip}>
      <ul className="tp-wide">
        {worst.slice(0, STRIP_LENGTH).map((line) => (
          <li key={line.id} data-state={line.state}>
            <b>
              {line.from} <Arrow /> {line.to}
            </b>{' '}
            {line.word.toLowerCase()}
            {line.minutes !== null && `, ${line.minutes} min`}
          </li>
        ))}
        {traffic.status === 'ready' && (
          <li>
            {traffic.isStale ? 'dernier état connu' : 'mis à jour'} à {traffic.updatedAt}
          </li>
        )}
        {traffic.status === 'failed' && <li>Info trafic momentanément indisponible</li>}
      </ul>
    </div>
  );
}
