/**
 * How a language writes amounts, days, moments and numbers. Every language has the same functions; components
 * take them from `#words/format`.
 */
export { formatCalendarDay } from '../../../domain/basis/calendarDay';
export { formatCount } from '../../../domain/basis/formatCount';
export { formatFileSize } from '../../../domain/basis/formatFileSize';
export { formatLongDate } from '../../../domain/basis/formatLongDate';
export { formatDate, formatDateTime, formatTime } from '../../../domain/basis/instant';
export { formatEuros, formatShortEuros, formatSignedEuros } from '../../../domain/basis/money';
