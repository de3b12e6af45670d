import { calendarDayOf, parisClock, type CalendarDay } from '../../domain/basis/calendarDay';
import type { Instant } from '../../domain/basis/instant';
import { madeOnce } from '../../domain/basis/madeOnce';
import type { Cents } from '../../domain/basis/money';

const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

const numbers = madeOnce(() => new Intl.NumberFormat('en-GB'));
const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

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
  const { day, time } = parisClock(moment);
  return `${formatCalendarDay(day)}, ${time}`;
}

/** `14:05`, in Europe/Paris. */
export function formatTime(moment: Instant): string {
  return parisClock(moment).time;
}

/** `+33 1 99 00 13 20`, never cut at the end of a line: readers of English may call from abroad. */
export function formatPhone(phone: string): string {
  return phone.replace(/^0/, '+33 ').replaceAll(' ', NO_BREAK_SPACE);
}

/** `in 5 minutes`, rounded up to full minutes; null when the server does not say how long. */
export function formatWait(seconds: number | null): string {
  if (seconds === null) return 'in a few minutes';
  if (seconds <= 60) return 'in one minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return `in ${minutes} minutes`;
  return `in ${Math.ceil(minutes / 60)} hours`;
}
