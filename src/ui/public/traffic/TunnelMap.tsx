import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './traffic.words.fr';
import { CityMap } from '../../city/CityMap';
import styles from '../../city/CityMap.module.css';
import { TrafficAge } from './TrafficAge';
import { TripCard } from './TripCard';
import { useTraffic } from './useTraffic';
import { useTrip } from './useTrip';

/** The trip and the live map for the editors' pages about the road; the home page has a table too. */
export function TunnelMap(): ReactElement {
  const { traffic, lines, age, isOld } = useTraffic();
  const { choice, trip, choose } = useTrip();
  return (
    <section aria-labelledby="carte" className="tp-screen">
      <Box maw="48rem" mt="xl">
        <TripCard
          choice={choice}
          onChoose={choose}
          lines={traffic.status === 'loading' ? null : lines}
        >
          {traffic.status === 'ready' && <TrafficAge traffic={traffic} age={age} />}
        </TripCard>
      </Box>
      <div className={styles.panel} data-old={isOld || undefined}>
        <h2 id="carte">{words.map}</h2>
        <CityMap lines={lines} way={trip?.directions ?? []} />
        {traffic.status === 'failed' && <p role="status">{words.failed}</p>}
      </div>
    </section>
  );
}
