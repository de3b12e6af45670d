import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { FailedScreen } from '../design/FailedScreen';
import '../design/areaTokens.css';
import home from './HomePage.module.css';
import styles from './TrafficBoard.module.css';
import { TrafficMap } from './TrafficMap';
import { TrafficSkeleton } from './TrafficSkeleton';
import { TrafficTable } from './TrafficTable';
import type { TrafficView } from './TrafficView';

interface TrafficBoardProps {
  readonly traffic: TrafficView;
  /** Minutes since the state shown was read. */
  readonly age: number;
  readonly onRetry: () => void;
}

/** Every direction: drawn, then listed; since when, and how old it is once it cannot be read again. */
export function TrafficBoard({ traffic, age, onRetry }: TrafficBoardProps): ReactElement {
  const table = useRef<HTMLTableElement>(null);
  const hasRetried = useRef(false);
  useLayoutEffect(() => {
    if (traffic.status !== 'ready') return;
    // The button that was in focus has left with the failure.
    if (hasRetried.current) table.current?.focus({ preventScroll: true });
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
      <div className={home.traffic}>
        <div className={home.card}>
          <TrafficMap lines={traffic.lines} />
        </div>
        <div className={home.card}>
          <TrafficTable lines={traffic.lines} ref={table} />
        </div>
      </div>
      <p className={`tp-numbers ${styles.stale}`}>
        <span role="status">
          {traffic.isStale &&
            `Actualisation impossible. Dernier état connu à ${traffic.updatedAt}.`}
        </span>
        {/* Told anew every minute: seen, not announced. */}
        {traffic.isStale && age > 0 && ` Il y a ${age} min.`}
      </p>
      {!traffic.isStale && (
        <p className={`tp-numbers ${home.note}`}>
          Mis à jour à {traffic.updatedAt}, puis toutes les 30 secondes.
        </p>
      )}
    </>
  );
}
