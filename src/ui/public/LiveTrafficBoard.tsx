import { useEffect, useState, type ReactElement } from 'react';
import { readTraffic } from '../../application/public/readTraffic';
import { useAppDispatch } from '../state/appHooks';
import { TrafficBoard } from './TrafficBoard';
import { useTrafficView } from './useTrafficView';

/** Milliseconds between two readings of the traffic (P9.13). */
const refreshPeriod = 30_000;

/** The traffic, read on arrival and every 30 seconds while the page is seen. */
export function LiveTrafficBoard(): ReactElement {
  const dispatch = useAppDispatch();
  const traffic = useTrafficView();
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
