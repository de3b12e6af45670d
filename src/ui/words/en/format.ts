import { calendarDayOf, type CalendarDay } from '../../../domain/basis/calendarDay';
import type { Instant } from '../../../domain/basis/instant';
import { madeOnce } from '../../../domain/basis/madeOnce';
import type { Cents } from '../../../domain/basis/money';

const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

const numbers = madeOnce(() => new Intl.NumberFormat('en-GB'));
const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];
const longDays = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
const times = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Paris',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** `1,080`. */
export function formatCount(count: number): string {
  return numbers().format(count);
}

/** `€1,234.50`, `−€47.60`. */
export function formatEuros(amount: Cents): string {
  const absolute = Math.abs(amount);
  const whole = formatCount(Math.floor(absolute / 100));
  return `${amount < 0 ? MINUS : ''}€${whole}.${String(absolute % 100).padStart(2, '0')}`;
}

/** `€30` for a whole number of euros, otherwise like `formatEuros`. */
export function formatShortEuros(amount: Cents): string {
  return formatEuros(amount).replace(/\.00$/, '');
}

/** Like `formatEuros`, with a plus sign for a credit: `+€12.80`. */
export function formatSignedEuros(amount: Cents): string {
  return `${amount > 0 ? '+' : ''}${formatEuros(amount)}`;
}

/**
 * `21 Nov 2026`, never cut at the end of a line: the month as a word, because readers of English order day
 * and month in two ways.
 */
export function formatCalendarDay(date: CalendarDay): string {
  const [year = '', month, dayOfMonth] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  return [String(Number(dayOfMonth)), name, year].join(NO_BREAK_SPACE);
}

/** `21 Nov 2026`, in Europe/Paris. */
export function formatDate(moment: Instant): string {
  return formatCalendarDay(calendarDayOf(moment));
}

/** `21 Nov 2026, 14:05`, in Europe/Paris. */
export function formatDateTime(moment: Instant): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}

/** `14:05`, in Europe/Paris. */
export function formatTime(moment: Instant): string {
  return times().format(moment * 1000);
}

/** `Saturday 21 November 2026`, in Europe/Paris. */
export function formatLongDate(moment: Instant): string {
  return longDays()
    .format(moment * 1000)
    .replace(',', '');
}

/** `512 B`, `182 kB`, `1.4 MB` (1 kB is 1,000 bytes). */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000) return `${String(bytes)}${NO_BREAK_SPACE}B`;
  if (bytes < 999_500) return `${String(Math.round(bytes / 1_000))}${NO_BREAK_SPACE}kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')}${NO_BREAK_SPACE}MB`;
}
