import { useEffect, useState } from 'react';
import { currentTime } from '../../application/kernel/currentTime';
import { calendarDayOf } from '../../domain/basis/calendarDay';
import type { Instant } from '../../domain/basis/instant';
import { useAppDispatch } from './appHooks';

/** In milliseconds. What starts or ends at a given time is updated with at most this delay. */
const PERIOD = 60_000;

/** The current time, updated every minute, for what is shown during a period. */
export function useMinute(): Instant {
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => dispatch(currentTime()));
  useEffect(() => {
    const timer = setInterval(() => setNow(dispatch(currentTime())), PERIOD);
    return () => clearInterval(timer);
  }, [dispatch]);
  return now;
}

/** The current time as of the first look at this day: it changes after midnight in Europe/Paris only. */
export function useDay(): Instant {
  const now = useMinute();
  const [seen, setSeen] = useState(now);
  if (calendarDayOf(seen) !== calendarDayOf(now)) setSeen(now);
  return seen;
}
