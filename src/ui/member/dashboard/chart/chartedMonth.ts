import { formatEuros, formatShortEuros } from '../../../words/format.fr';
import { cents, type Cents } from '../../../../domain/basis/money';
import type { MonthlySpending } from '../../../../domain/invoice/monthlySpending';
import { isPluralAmount } from '../../contract/contractWords';
import type { PassagePeriod } from '../../../../domain/passage/passagePeriod';

export interface ChartedMonth extends MonthlySpending {
  /** The numbers of its unpaid invoices. */
  readonly unpaid: readonly string[];
  /** Its days, whose trips a press opens; undefined when they are not shown any more (M9.2). */
  readonly trips: PassagePeriod | undefined;
}

/** What is charged for a month. */
export function chargedWords({ amount, isOpen }: ChartedMonth): string {
  if (isOpen) return 'pas encore facturé';
  return `${formatEuros(amount)} ${isPluralAmount(amount) ? 'facturés' : 'facturé'}`;
}

/** `facture 202610412, impayée`. */
export function unpaidWords(numbers: readonly string[]): string {
  return numbers.length === 1
    ? `facture ${numbers.join('')}, impayée`
    : `factures ${numbers.join(', ')}, impayées`;
}

/**
 * The amount over a bar, without its sign: `47,60`, `3 892` from a thousand euros on, where cents would touch
 * the neighbour's. Its exact amount is in the name of the bar, beside it and in the table.
 */
export function barWords(amount: Cents): string {
  const isLarge = Math.abs(amount) >= 100_000;
  const shown = isLarge ? cents(Math.round(amount / 100) * 100) : amount;
  return (isLarge || amount === 0 ? formatShortEuros(shown) : formatEuros(shown)).slice(0, -2);
}
