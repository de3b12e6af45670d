import { atParis } from '../../rules/parisTime.ts';
import type { PassagePeriod } from './passagePeriod.ts';

/** Months that a statement covers when none came before it. */
const statementMonths = 3;

/**
 * The whole months of Europe/Paris that a document is about: an invoice the last one that is over, a statement all
 * those since the statement before it. A document of the last day of a month counts this month as over.
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

/** The first moment of the month after the last one that is over. */
function monthsOverAt(at: number): ReturnType<typeof atParis> {
  return atParis(at).plus({ days: 1 }).startOf('month');
}
