import type { MonthlySpending } from '../../../../domain/invoice/monthlySpending';
import type { PassagePeriod } from '../../../../domain/passage/passagePeriod';

export interface ChartedMonth extends MonthlySpending {
  /** The numbers of its unpaid invoices. */
  readonly unpaid: readonly string[];
  /** Its days, whose trips a press opens; undefined when they are not shown any more (M9.2). */
  readonly trips: PassagePeriod | undefined;
}

/** `facture 202610412, impayée`. */
export function unpaidWords(numbers: readonly string[]): string {
  return numbers.length === 1
    ? `facture ${numbers.join('')}, impayée`
    : `factures ${numbers.join(', ')}, impayées`;
}
