import type { Brand } from './brand';
import type { Instant } from './instant';
import { madeOnce } from './madeOnce';

/**
 * A day that exists in the calendar, as `yyyy-MM-dd`. Earlier days compare as smaller strings. `calendar.ts`
 * counts days and months.
 */
export type CalendarDay = Brand<string, 'CalendarDay'>;

/** The parts of the clocks of Europe/Paris, as digits; nobody reads this text. */
const paris = madeOnce(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** A moment on the clocks of Europe/Paris. */
export interface ParisClock {
  readonly day: CalendarDay;
  /** `HH:mm`; the hour of the October clock change occurs twice, the one of March never. */
  readonly time: string;
}

/** Reads the clocks of Europe/Paris (M9.12). Years of four digits. */
export function parisClock(moment: Instant): ParisClock {
  // `dd/MM/yyyy HH:mm`; the separator between date and time differs between browsers.
  const text = paris().format(moment * 1000);
  return {
    day: `${text.slice(6, 10)}-${text.slice(3, 5)}-${text.slice(0, 2)}` as CalendarDay,
    time: text.slice(-'HH:mm'.length),
  };
}

/** The day that the calendar shows in Europe/Paris at this moment. */
export function calendarDayOf(instant: Instant): CalendarDay {
  return parisClock(instant).day;
}
