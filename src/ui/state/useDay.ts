import { useEffect, useState } from 'react';
import { currentTime } from '../../application/kernel/currentTime';
import { calendarDayOf } from '../../domain/basis/calendarDay';
import type { Instant } from '../../domain/basis/instant';
import { useAppDispatch } from './appHooks';

/** In milliseconds: a new day is noticed with at most this delay. */
const PERIOD = 60_000;

/** The current time as of the first look at this day: it changes after midnight in Europe/Paris only. */
export function useDay(): Instant {
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState(() => dispatch(currentTime()));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = dispatch(currentTime());
      setSeen((before) => (calendarDayOf(before) === calendarDayOf(now) ? before : now));
    }, PERIOD);
    return () => clearInterval(timer);
  }, [dispatch]);
  return seen;
}
