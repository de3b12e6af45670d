import { formatMonth } from '../formatMonth.fr';
import type { InvoicePeriod } from '../../../domain/invoice/invoicePeriod';

/**
 * « Trajets d'octobre 2026 », « Trajets de juillet à septembre 2026 », « Trajets de novembre 2025 à
 * janvier 2026 ».
 */
export function tripsWords({ from, to }: InvoicePeriod): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  if (first === last) return `Trajets ${ofMonth(formatMonth(first, 'long'))}`;
  // A year that both months share stands once, at the end.
  const start = formatMonth(first, 'long').replace(` ${last.slice(0, 4)}`, '');
  return `Trajets ${ofMonth(start)} à ${formatMonth(last, 'long')}`;
}

function ofMonth(month: string): string {
  return /^[ao]/.test(month) ? `d'${month}` : `de ${month}`;
}
