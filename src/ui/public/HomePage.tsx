import { useRef, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { operator } from '../operator';
import { PageHeading } from '../design/PageHeading';
import { tasks } from '../navigation/tasks';
import { Decoration } from '../state/Decoration';
import { island } from '../state/island';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { LostTraffic } from './LostTraffic';
import { TrafficSkeleton } from './TrafficSkeleton';
import { TrafficStrip } from './TrafficStrip';

const LiveTrafficStrip = island(async () => (await import('./LiveTrafficStrip')).LiveTrafficStrip);
const LiveTrafficBoard = island(async () => (await import('./LiveTrafficBoard')).LiveTrafficBoard);

const HomeMore = island(async () => (await import('./home/HomeMore')).HomeMore);

/** Home (P2.1): the traffic, then what people come for, then the rest. */
export function HomePage(): ReactElement {
  const trafficHeading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed leaves with the failure: the heading above it keeps the place.
  const retryTraffic = (retry: () => void): void => {
    trafficHeading.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <>
      <PageHeading hidden>{operator.name}</PageHeading>
      <Decoration
        fallback={<TrafficStrip traffic={{ status: 'loading' }} />}
        lost={() => <TrafficStrip traffic={{ status: 'failed' }} />}
      >
        <LiveTrafficStrip />
      </Decoration>
      <Hero />
      <ul className={`tp-wide ${styles.quick}`}>
        {tasks.map(([to, label, note]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <p>{note}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="trafic" className={`tp-wide ${styles.section}`}>
        <h2 id="trafic" ref={trafficHeading} tabIndex={-1}>
          Info trafic
        </h2>
        <Decoration
          fallback={<TrafficSkeleton />}
          lost={(retry) => <LostTraffic onRetry={() => retryTraffic(retry)} />}
        >
          <LiveTrafficBoard />
        </Decoration>
      </section>
      <Decoration fallback={<div className={styles.more} />}>
        <HomeMore />
      </Decoration>
    </>
  );
}
