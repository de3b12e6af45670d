import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { words } from '#words/home/traffic';
import { isTrafficOld, type TrafficDirection } from '../../../domain/publicSite/traffic';
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

/** Minutes: the time of an older state needs its date. */
const ONE_DAY = 24 * 60;

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
      <div className={styles.lost}>
        <FailedScreen
          level={3}
          explanation={words.failed}
          busy={traffic.isRetrying ?? false}
          onRetry={() => {
            hasRetried.current = true;
            onRetry();
          }}
        />
      </div>
    );
  }
  if (traffic.status === 'loading')
    return (
      <>
        <TrafficSkeleton />
        <div className={styles.blank} />
      </>
    );
  const isOld = traffic.isStale || isTrafficOld(age);
  const isOfOtherDay = age >= ONE_DAY;
  const day = isOfOtherDay ? traffic.updatedOn : null;
  return (
    <>
      <div className={`${home.live} ${styles.head}`}>
        <p className={`tp-numbers ${isOld ? styles.stale : styles.now}`}>
          <span role="status">
            {isOld && words[traffic.isStale ? 'stale' : 'unchanged'](traffic.updatedAt, day)}
          </span>
          {/* Updated every minute: visible, not announced. */}
          {isOld && age > 0 && !isOfOtherDay && (
            <span className={styles.age}>{` ${words.age(age)}`}</span>
          )}
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
      <div className={isTrafficOld(age) ? `${styles.body} ${styles.old}` : styles.body}>
        <TrafficMap lines={traffic.lines} />
        <TrafficTable lines={traffic.lines} favourite={favourite} reasonOf={reasonOf} ref={table} />
        {choicesFor?.(traffic.lines)}
      </div>
    </>
  );
}
