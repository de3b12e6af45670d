import { useEffect, type ReactElement } from 'react';
import { readTraffic } from '../../application/public/readTraffic';
import { selectTraffic } from '../../application/public/trafficSlice';
import { useAppDispatch, useAppSelector } from '../state/appHooks';
import { toTrafficView } from './toTrafficView';
import { TrafficBoard } from './TrafficBoard';

/** Milliseconds between two readings of the traffic (P9.13). */
const refreshPeriod = 30_000;

/** The traffic, read on arrival and every 30 seconds while the page is seen. */
export function LiveTrafficBoard(): ReactElement {
  const dispatch = useAppDispatch();
  const traffic = useAppSelector(selectTraffic);

  useEffect(() => {
    void dispatch(readTraffic());
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void dispatch(readTraffic());
    }, refreshPeriod);
    return () => {
      clearInterval(timer);
    };
  }, [dispatch]);

  return (
    <TrafficBoard traffic={toTrafficView(traffic)} onRetry={() => void dispatch(readTraffic())} />
  );
}
