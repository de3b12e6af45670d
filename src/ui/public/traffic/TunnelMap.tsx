import { Box, Group } from '@mantine/core';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './traffic.words.fr';
import { latestData } from '../../../application/kernel/RemoteData';
import { readTraffic, selectTraffic } from '../../../application/publicSite/readTraffic';
import { isTrafficOld, trafficAge } from '../../../domain/publicSite/traffic';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useMinute } from '../../state/useNow';
import { usePolling } from '../../state/usePolling';
import { CityMap } from '../../city/CityMap';
import styles from '../../city/CityMap.module.css';
import { toTrafficView } from './toTrafficView';
import { TrafficAge } from './TrafficAge';

/** The live map for the editors' pages about the road; the home page has its content as a table. */
export function TunnelMap(): ReactElement {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(selectTraffic);
  const now = useMinute();
  usePolling(async () => E.isRight(await dispatch(readTraffic())));
  const traffic = toTrafficView(remote);
  const known = latestData(remote);
  const age = known ? trafficAge(known, now) : 0;
  return (
    <section
      aria-labelledby="carte"
      className={`tp-screen ${styles.panel}`}
      data-old={isTrafficOld(age) || undefined}
    >
      <h2 id="carte">{words.map.title}</h2>
      <CityMap lines={traffic.status === 'ready' ? traffic.lines : []} way={[]} />
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
