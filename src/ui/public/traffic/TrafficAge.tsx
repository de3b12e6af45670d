import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './traffic.words.fr';
import { isTrafficOld } from '../../../domain/publicSite/traffic';
import { Marked } from '../../design/text/Marked';
import styles from './Traffic.module.css';
import type { TrafficView } from './TrafficView';

/** Minutes: the time of an older state needs its date. */
const ONE_DAY = 24 * 60;

interface TrafficAgeProps {
  readonly traffic: Extract<TrafficView, { status: 'ready' }>;
  /** Age of the shown state, in minutes. */
  readonly age: number;
}

/** « En direct », or how old the shown state is (P3.10). */
export function TrafficAge({ traffic, age }: TrafficAgeProps): ReactElement {
  const isOld = traffic.isStale || isTrafficOld(age);
  const isOfOtherDay = age >= ONE_DAY;
  const day = isOfOtherDay ? traffic.updatedOn : null;
  return (
    <Box
      component="p"
      className={`tp-numbers ${isOld ? '' : styles.now}`}
      c={isOld ? 'var(--tp-warn)' : 'dimmed'}
      fw={isOld ? 650 : 400}
      fz="sm"
    >
      <span role="status">
        {isOld && words[traffic.isStale ? 'stale' : 'unchanged'](traffic.updatedAt, day)}
      </span>
      {/* Updated every minute: visible, not announced. */}
      {isOld && age > 0 && !isOfOtherDay && <span>{` ${words.age(age)}`}</span>}
      {!isOld && (
        <Marked
          text={words.live(traffic.updatedAt)}
          mark={(part, index) =>
            index === 0 ? (
              <b>{part}</b>
            ) : (
              <span>
                <Marked text={part} mark={(long) => <span className="tp-hidden">{long}</span>} />
              </span>
            )
          }
        />
      )}
    </Box>
  );
}
