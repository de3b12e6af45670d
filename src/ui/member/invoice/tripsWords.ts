import { formatMonth } from '../../../domain/basis/formatMonth';
import type { InvoicePeriod } from '../../../domain/invoice/invoicePeriod';

/**
 * « Trajets d'octobre 2026 », « Trajets de juillet à septembre 2026 », « Trajets de novembre 2025 à
 * janvier 2026 ».
 */
export function tripsWords({ from, to }: InvoicePeriod): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  const end = formatMonth(last, 'long');
  if (first === last) return `Trajets ${ofMonth(end)}`;
  const start = formatMonth(first, 'long');
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `Trajets ${ofMonth(isSameYear ? start.replace(/ \d+$/, '') : start)} à ${end}`;
}

function ofMonth(month: string): string {
  return /^[ao]/.test(month) ? `d'${month}` : `de ${month}`;
}
