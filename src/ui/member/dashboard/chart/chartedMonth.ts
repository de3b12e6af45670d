import type { MonthlySpending } from '../../../../domain/invoice/monthlySpending';

export interface ChartedMonth extends MonthlySpending {
  /** The numbers of its unpaid invoices. */
  readonly unpaid: readonly string[];
}

/** `facture 202610412, impayée`. */
export function unpaidWords(numbers: readonly string[]): string {
  return numbers.length === 1
    ? `facture ${numbers.join('')}, impayée`
    : `factures ${numbers.join(', ')}, impayées`;
}
