import { isRight } from 'fp-ts/Either';
import { useState, type ReactElement } from 'react';
import { currentTime } from '../../application/kernel/currentTime';
import { latestData } from '../../application/kernel/RemoteData';
import { readTraffic } from '../../application/public/readTraffic';
import { selectTraffic } from '../../application/public/trafficSlice';
import { trafficAge } from '../../domain/traffic';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { usePolling } from '../state/usePolling';
import { TrafficBoard } from './TrafficBoard';
import { toTrafficView } from './toTrafficView';

/** The traffic, read on arrival and every 30 seconds while the page is seen (P9.13). */
export function LiveTrafficBoard(): ReactElement {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(selectTraffic);
  const traffic = toTrafficView(remote);
  const [askedAt, setAskedAt] = useState(() => dispatch(currentTime()));
  const [isRetrying, setRetrying] = useState(false);

  const read = async (): Promise<boolean> => {
    const answer = await dispatch(readTraffic());
    setAskedAt(dispatch(currentTime()));
    return isRight(answer);
  };
  usePolling(read);

  const retry = (): void => {
    setRetrying(true);
    void read().finally(() => setRetrying(false));
  };

  const known = latestData(remote);
  return (
    <TrafficBoard
      traffic={traffic.status === 'failed' ? { ...traffic, isRetrying } : traffic}
      age={known ? trafficAge(known, askedAt) : 0}
      onRetry={retry}
    />
  );
}
