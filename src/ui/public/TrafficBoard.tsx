import { useEffect, useRef, type ReactElement } from 'react';
import { FailedScreen } from '../design/FailedScreen';
import '../design/areaTokens.css';
import home from './HomePage.module.css';
import styles from './TrafficBoard.module.css';
import { TrafficSkeleton } from './TrafficSkeleton';
import { trafficWords, type TrafficLine, type TrafficView } from './TrafficView';

interface TrafficBoardProps {
  readonly traffic: TrafficView;
  readonly onRetry: () => void;
}

/** Every direction, the two of one tunnel together: drawn, then listed. */
export function TrafficBoard({ traffic, onRetry }: TrafficBoardProps): ReactElement {
  const board = useRef<HTMLUListElement>(null);
  const hasRetried = useRef(false);
  useEffect(() => {
    if (traffic.status !== 'ready') return;
    // The button that was in focus has left with the failure.
    if (hasRetried.current) board.current?.focus({ preventScroll: true });
    hasRetried.current = false;
  }, [traffic.status]);

  if (traffic.status === 'failed') {
    return (
      <FailedScreen
        level={3}
        explanation="L'état des tunnels n'a pas pu être lu. Les panneaux à l'entrée des tunnels restent la référence."
        busy={traffic.isRetrying ?? false}
        onRetry={() => {
          hasRetried.current = true;
          onRetry();
        }}
      />
    );
  }
  if (traffic.status === 'loading') return <TrafficSkeleton />;
  return (
    <>
      <ul ref={board} tabIndex={-1} className={home.board}>
        {tunnelsOf(traffic.lines).map((lines) => (
          <Tunnel key={lines[0].id} lines={lines} />
        ))}
      </ul>
      <p role="status" className={`tp-numbers ${styles.stale}`}>
        {traffic.isStale && `Actualisation impossible. Dernier état connu à ${traffic.updatedAt}.`}
      </p>
      {!traffic.isStale && (
        <p className={`tp-numbers ${home.note}`}>
          Mis à jour à {traffic.updatedAt}, puis toutes les 30 secondes.
        </p>
      )}
    </>
  );
}

type Tunnel = readonly [TrafficLine, ...TrafficLine[]];

/** The directions grouped by the pair of ends that they join, in the order given. */
function tunnelsOf(lines: readonly TrafficLine[]): readonly Tunnel[] {
  const tunnels = new Map<string, Tunnel>();
  for (const line of lines) {
    const ends = [line.from, line.to].sort().join();
    const known = tunnels.get(ends);
    tunnels.set(ends, known ? [...known, line] : [line]);
  }
  return [...tunnels.values()];
}

function Tunnel({ lines }: { readonly lines: Tunnel }): ReactElement {
  const [{ from, to }] = lines;
  return (
    <li className={home.card}>
      <h3 className={styles.ends}>
        {from}
        <span className="tp-hidden"> – </span>
        <span>{to}</span>
      </h3>
      <div className={styles.drawing}>
        {lines.map(({ id, state }) => (
          <i key={id} className={styles[state]} />
        ))}
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={styles.direction}>
            Vers {line.to}
            <span className={`${styles.pill} ${styles[line.state]}`}>
              {trafficWords[line.state]}
            </span>
            <b className="tp-numbers">{line.minutes === null ? '–' : `${line.minutes} min`}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}
