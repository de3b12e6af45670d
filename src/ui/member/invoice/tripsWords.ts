import { formatMonth } from '#words/formatMonth';
import type { InvoicePeriod } from '../../../domain/invoice/invoicePeriod';

/**
 * « Trajets d'octobre 2026 », « Trajets de juil. à sept. 2026 », « Trajets de nov. 2025 à janv. 2026 ».
 */
export function tripsWords({ from, to }: InvoicePeriod): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  if (first === last) return `Trajets ${ofMonth(formatMonth(first, 'long'))}`;
  const [start, end] = [formatMonth(first, 'short'), formatMonth(last, 'short')];
  const [startYear, endYear] = [first.slice(0, 4), last.slice(0, 4)];
  const year = startYear === endYear ? '' : ` ${startYear}`;
  return `Trajets ${ofMonth(start)}${year} à ${end} ${endYear}`;
}

function ofMonth(month: string): string {
  return /^[ao]/.test(month) ? `d'${month}` : `de ${month}`;
}
