import { useEffect, useState, type ReactElement } from 'react';
import { readTraffic } from '../../application/public/readTraffic';
import { selectTraffic } from '../../application/public/trafficSlice';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { TrafficBoard } from './TrafficBoard';
import { toTrafficView } from './toTrafficView';

/** Milliseconds between two readings of the traffic (P9.13). */
const refreshPeriod = 30_000;

/** The traffic, read on arrival and every 30 seconds while the page is seen. */
export function LiveTrafficBoard(): ReactElement {
  const dispatch = useAppDispatch();
  const traffic = toTrafficView(useAppSelector(selectTraffic));
  const [isRetrying, setRetrying] = useState(false);

  useEffect(() => {
    void dispatch(readTraffic());
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void dispatch(readTraffic());
    }, refreshPeriod);
    return () => clearInterval(timer);
  }, [dispatch]);

  const retry = (): void => {
    setRetrying(true);
    void dispatch(readTraffic()).finally(() => setRetrying(false));
  };

  return (
    <TrafficBoard
      traffic={traffic.status === 'failed' ? { ...traffic, isRetrying } : traffic}
      onRetry={retry}
    />
  );
}
