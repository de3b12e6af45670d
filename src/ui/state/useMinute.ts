import { useEffect, useState } from 'react';
import { currentTime } from '../../application/kernel/currentTime';
import type { Instant } from '../../domain/instant';
import { useAppDispatch } from './appHooks';

/** Milliseconds: what begins or ends with time does so within a minute. */
const PERIOD = 60_000;

/** The time, told anew every minute, for what is shown for a while only. */
export function useMinute(): Instant {
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => dispatch(currentTime()));
  useEffect(() => {
    const timer = setInterval(() => setNow(dispatch(currentTime())), PERIOD);
    return () => clearInterval(timer);
  }, [dispatch]);
  return now;
}
