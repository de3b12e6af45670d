import { isRight } from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { latestData } from '../../application/kernel/RemoteData';
import { readTraffic } from '../../application/public/readTraffic';
import { selectTraffic } from '../../application/public/trafficSlice';
import { trafficAge } from '../../domain/traffic';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { useMinute } from '../state/useMinute';
import { usePolling } from '../state/usePolling';
import { TrafficBoard } from './TrafficBoard';
import { toTrafficView } from './toTrafficView';

/** The traffic, read on arrival and every 30 seconds while the page is seen (P9.13). */
export function LiveTrafficBoard(): ReactElement {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(selectTraffic);
  const traffic = toTrafficView(remote);
  const now = useMinute();
  const [isRetrying, setRetrying] = useState(false);
  const readNow = usePolling(async () => isRight(await dispatch(readTraffic())));

  const retry = (): void => {
    setRetrying(true);
    void readNow().finally(() => setRetrying(false));
  };

  const known = latestData(remote);
  return (
    <TrafficBoard
      traffic={traffic.status === 'failed' ? { ...traffic, isRetrying } : traffic}
      age={known ? trafficAge(known, now) : 0}
      onRetry={retry}
    />
  );
}
