import { Box, Group } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './traffic.words.fr';
import { routes } from '../../navigation/routes';
import { CityMap } from '../../city/CityMap';
import styles from '../../city/CityMap.module.css';
import { TrafficAge } from './TrafficAge';
import { useTraffic } from './useTraffic';

/** The live map for the editors' pages about the road; the home page has its content as a table. */
export function TunnelMap(): ReactElement {
  const { traffic, lines, age, isOld } = useTraffic();
  return (
    <section
      aria-labelledby="carte"
      className={`tp-screen ${styles.panel}`}
      data-old={isOld || undefined}
    >
      <h2 id="carte">{words.map.title}</h2>
      <CityMap lines={lines} way={[]} />
      <Group justify="space-between" gap="0 var(--tp-space-5)">
        {traffic.status === 'ready' && <TrafficAge traffic={traffic} age={age} />}
        {traffic.status === 'failed' && <p role="status">{words.failed}</p>}
        <Box component={Link} to={routes.home} lh="var(--tp-control)">
          {words.map.home}
        </Box>
      </Group>
    </section>
  );
}
