import { atParis } from '../../rules/parisTime.ts';
import type { PassagePeriod } from './passagePeriod.ts';

/** Months that the first statement of a contract covers. */
const statementMonths = 3;

/**
 * The whole months (Europe/Paris) that a document covers: for an invoice the last completed month,
 * for a statement all months completed since the previous statement. On the last day of a month,
 * that month counts as completed.
 */
export function invoicePeriod(
  type: string,
  createdAt: number,
  previousStatementAt: number | null,
): PassagePeriod {
  const end = monthsOverAt(createdAt);
  const first =
    type === 'F'
      ? end.minus({ months: 1 })
      : previousStatementAt === null
        ? end.minus({ months: statementMonths })
        : monthsOverAt(previousStatementAt);
  return { from: first.toSeconds(), to: end.toSeconds() - 1 };
}

/** The first moment after the last completed month. */
function monthsOverAt(at: number): ReturnType<typeof atParis> {
  return atParis(at).plus({ days: 1 }).startOf('month');
}
