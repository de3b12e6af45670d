import { useRef, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from '#words/home/home';
import {
  cardIcon,
  chevronRightIcon,
  messageIcon,
  refundIcon,
  userIcon,
} from '../../../../generated/shellIcons';
import { Icon } from '../../design/icon/Icon';
import { PageHeading } from '../../design/page/PageHeading';
import { tasks } from '../../navigation/tasks';
import { operator } from '../../operator';
import { OptionalPart } from '../../state/loading/OptionalPart';
import { lazyPart } from '../../state/loading/lazyPart';
import { Hero } from '../frame/Hero';
import { LostTraffic } from '../traffic/LostTraffic';
import { TrafficSkeleton } from '../traffic/TrafficSkeleton';
import styles from './HomePage.module.css';

const LiveTrafficBoard = lazyPart(
  async () => (await import('../traffic/LiveTrafficBoard')).LiveTrafficBoard,
);

const HomeMore = lazyPart(async () => (await import('./HomeMore')).HomeMore);

/** One for each task, in their order. */
const taskIcons = [cardIcon, userIcon, refundIcon, messageIcon] as const;

/** Home (P2.1): the traffic and the slider, the four tasks, then the rest. */
export function HomePage(): ReactElement {
  const trafficHeading = useRef<HTMLHeadingElement>(null);
  // The retry button disappears with the error: the heading above takes the focus.
  const retryTraffic = (retry: () => void): void => {
    trafficHeading.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <>
      <PageHeading hidden>{operator.name}</PageHeading>
      <div className={`tp-wide ${styles.first}`}>
        <section aria-labelledby="trafic" className={`${styles.card} ${styles.board}`}>
          <h2 id="trafic" ref={trafficHeading} tabIndex={-1}>
            {words.traffic}
          </h2>
          <OptionalPart
            fallback={<TrafficSkeleton />}
            lost={(retry) => <LostTraffic onRetry={() => retryTraffic(retry)} />}
          >
            <LiveTrafficBoard />
          </OptionalPart>
        </section>
        <ul className={styles.quick}>
          {tasks.map(([to, name, subject], index) => (
            <li key={to} className={styles.card}>
              <span>
                <Icon of={taskIcons[index] ?? ''} size={24} />
              </span>
              <div>
                <Link to={to}>{name}</Link>
                <p>{subject}</p>
              </div>
              <Icon of={chevronRightIcon} />
            </li>
          ))}
        </ul>
        <Hero />
      </div>
      <OptionalPart fallback={<div className={styles.more} />}>
        <HomeMore />
      </OptionalPart>
    </>
  );
}
