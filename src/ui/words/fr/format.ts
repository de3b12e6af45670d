/**
 * How a language writes amounts, days, moments, numbers and waits. Every language has the same functions;
 * components take them from `#words/format`. What few pages need has a file of its own beside it.
 */
export { formatCalendarDay } from '../../../domain/basis/calendarDay';
export { formatCount } from '../../../domain/basis/formatCount';
export { formatDate, formatDateTime, formatTime } from '../../../domain/basis/instant';
export { formatEuros, formatShortEuros, formatSignedEuros } from '../../../domain/basis/money';

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
