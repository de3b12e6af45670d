import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { words } from '#words/home/traffic';
import type { TrafficDirection } from '../../../domain/publicSite/traffic';
import { FailedScreen } from '../../design/feedback/FailedScreen';
import { Marked } from '../../design/text/Marked';
import '../../design/theme/areaTokens.css';
import home from '../home/HomePage.module.css';
import styles from './TrafficBoard.module.css';
import { TrafficLegend } from './TrafficLegend';
import { TrafficMap } from './TrafficMap';
import { TrafficSkeleton } from './TrafficSkeleton';
import { TrafficTable } from './TrafficTable';
import type { TrafficLine, TrafficView } from './TrafficView';

/** A state of this age is not shown as live, also when the update succeeded (P3.10): it comes every 30 s. */
const OLD_MINUTES = 15;

interface TrafficBoardProps {
  readonly traffic: TrafficView;
  /** Age of the shown state, in minutes. */
  readonly age: number;
  /** Why a closed direction is closed, where it is known. */
  readonly reasonOf: (line: TrafficLine) => ReactNode;
  /** The visitor's own direction; null without one. */
  readonly favourite?: TrafficDirection | null;
  /** What the visitor can choose about the shown directions. */
  readonly choicesFor?: (lines: readonly TrafficLine[]) => ReactNode;
  readonly onRetry: () => void;
}

/** All directions as a map and a table, with the time of the data, and its age when it is old. */
export function TrafficBoard(props: TrafficBoardProps): ReactElement {
  const { traffic, age, reasonOf, favourite = null, choicesFor, onRetry } = props;
  const table = useRef<HTMLTableElement>(null);
  const hasRetried = useRef(false);
  useLayoutEffect(() => {
    if (traffic.status !== 'ready') return;
    // The focused button has disappeared with the error.
    if (hasRetried.current) table.current?.focus({ preventScroll: true });
    hasRetried.current = false;
  }, [traffic.status]);

  if (traffic.status === 'failed') {
    return (
      <FailedScreen
        level={3}
        explanation={words.failed}
        busy={traffic.isRetrying ?? false}
        onRetry={() => {
          hasRetried.current = true;
          onRetry();
        }}
      />
    );
  }
  if (traffic.status === 'loading')
    return (
      <>
        <TrafficSkeleton />
        <div className={styles.blank} />
      </>
    );
  const isOld = traffic.isStale || age >= OLD_MINUTES;
  return (
    <>
      <div className={`${home.live} ${styles.head}`}>
        <p className={`tp-numbers ${isOld ? styles.stale : styles.now}`}>
          <span role="status">
            {isOld && words[traffic.isStale ? 'stale' : 'unchanged'](traffic.updatedAt)}
          </span>
          {/* Updated every minute: visible, not announced. */}
          {isOld && age > 0 && <span className={styles.age}> {words.age(age)}</span>}
          {!isOld && (
            <Marked
              text={words.live(traffic.updatedAt)}
              mark={(part, index) =>
                index === 0 ? (
                  <b>{part}</b>
                ) : (
                  <span className={styles.time}>
                    <Marked
                      text={part}
                      mark={(long) => <span className={styles.long}>{long}</span>}
                    />
                  </span>
                )
              }
            />
          )}
        </p>
        <TrafficLegend />
      </div>
      <div>
        <TrafficMap lines={traffic.lines} />
        <TrafficTable lines={traffic.lines} favourite={favourite} reasonOf={reasonOf} ref={table} />
        {choicesFor?.(traffic.lines)}
      </div>
    </>
  );
}
