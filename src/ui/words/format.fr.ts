import { calendarDayOf, parisClock, type CalendarDay } from '../../domain/basis/calendarDay';
import type { Instant } from '../../domain/basis/instant';
import { madeOnce } from '../../domain/basis/madeOnce';
import { writeFrenchDay } from '../../domain/basis/readCalendarDay';
import type { Cents } from '../../domain/basis/money';

/**
 * How a language writes amounts, days, moments, numbers and waits. Every language has the same functions;
 * components take them from this file. What few pages need has a file of its own beside it.
 */

const NARROW_NO_BREAK_SPACE = '\u202f';
const MINUS = '\u2212';

const numbers = madeOnce(() => new Intl.NumberFormat('fr-FR'));

/** `1 080`, with a narrow no-break space. */
export function formatCount(count: number): string {
  return numbers().format(count);
}

/**
 * `1 234,50 €`: a comma and two decimals (P9.15), narrow no-break spaces between thousands and before the
 * sign, a true minus. Not done with Intl, which is too slow for a table of 750 amounts.
 */
export function formatEuros(amount: Cents): string {
  const absolute = Math.abs(amount);
  const whole = groupThousands(String(Math.floor(absolute / 100)));
  const decimals = String(absolute % 100).padStart(2, '0');
  return `${amount < 0 ? MINUS : ''}${whole},${decimals}${NARROW_NO_BREAK_SPACE}€`;
}

/** `30 €` for a whole number of euros, otherwise like `formatEuros`: for a sentence or an axis. */
export function formatShortEuros(amount: Cents): string {
  return formatEuros(amount).replace(',00', '');
}

/** Like `formatEuros`, with a plus sign for a credit: `+12,80 €`, `−47,60 €`, `0,00 €`. */
export function formatSignedEuros(amount: Cents): string {
  return `${amount > 0 ? '+' : ''}${formatEuros(amount)}`;
}

function groupThousands(digits: string): string {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = digits.slice(Math.max(0, end - 3), end) + NARROW_NO_BREAK_SPACE + grouped;
  }
  return grouped;
}

/** `21/11/2026` (M9.12), as it is typed. */
export function formatCalendarDay(day: CalendarDay): string {
  return writeFrenchDay(day);
}

/** `21/11/2026`, in Europe/Paris (M9.12). */
export function formatDate(moment: Instant): string {
  return formatCalendarDay(calendarDayOf(moment));
}

/** `21/11/2026 14:05`, in Europe/Paris. */
export function formatDateTime(moment: Instant): string {
  const { day, time } = parisClock(moment);
  return `${formatCalendarDay(day)} ${time}`;
}

/** `14:05`, in Europe/Paris. */
export function formatTime(moment: Instant): string {
  return parisClock(moment).time;
}

/** `01 99 00 13 20`, never cut at the end of a line. */
export function formatPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** `dans 5 minutes`, rounded up to full minutes; null when the server does not say how long. */
export function formatWait(seconds: number | null): string {
  if (seconds === null) return 'dans quelques minutes';
  if (seconds <= 60) return 'dans une minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return `dans ${minutes} minutes`;
  return `dans ${Math.ceil(minutes / 60)} heures`;
}
