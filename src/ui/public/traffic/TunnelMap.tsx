import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './traffic.words.fr';
import { CityMap } from '../../city/CityMap';
import styles from '../../city/CityMap.module.css';
import { TripCard } from './TripCard';
import { useTraffic } from './useTraffic';
import { useTrip } from './useTrip';

/** The trip and the live map for the editors' pages about the road; the home page has a table too. */
export function TunnelMap(): ReactElement {
  const shown = useTraffic();
  const own = useTrip();
  return (
    <section aria-labelledby="carte" className="tp-screen">
      <Box maw="48rem" mt="xl">
        <TripCard own={own} shown={shown} />
      </Box>
      <div className={styles.panel} data-old={shown.isOld || undefined}>
        <h2 id="carte">{words.map}</h2>
        <CityMap lines={shown.lines} way={own.trip?.directions ?? []} />
        {shown.traffic.status === 'failed' && <p role="status">{words.failed}</p>}
      </div>
    </section>
  );
}
