import type { DateTime } from 'luxon';
import { toEuros } from '../../rules/money.ts';
import { atParis } from '../../rules/parisTime.ts';
import type { Store } from '../../store/database.ts';
import { insertInvoice } from '../rows/insertContract.ts';

/** The period of an invoice (F) or a statement (R); moments in seconds, the end excluded. */
interface BilledPeriod {
  readonly type: 'F' | 'R';
  readonly from: number;
  readonly to: number;
  readonly issuedAt: number;
  /** Year and month of the issue. */
  readonly prefix: string;
}

export interface Billing {
  readonly periods: readonly BilledPeriod[];
  /** Passages from this moment on are not billed yet. */
  readonly billedUntil: number;
}

/**
 * An invoice on the 5th for the previous month and a statement on the 2nd for the previous quarter
 * (Paris time), up to `now`. Both arguments in seconds.
 */
export function billingSince(since: number, now: number): Billing {
  const periods: BilledPeriod[] = [];
  const add = (type: 'F' | 'R', from: DateTime<true>, to: DateTime<true>): void => {
    const issued = to.set({ day: type === 'F' ? 5 : 2, hour: 9 });
    const issuedAt = issued.toUnixInteger();
    if (issuedAt > now) return;
    const prefix = issued.toFormat('yyyyMM');
    periods.push({ type, from: from.toUnixInteger(), to: to.toUnixInteger(), issuedAt, prefix });
  };
  let month = atParis(since).startOf('month');
  while (month.toUnixInteger() <= now) {
    const next = month.plus({ months: 1 });
    add('F', month, next);
    if (next.month % 3 === 1) add('R', next.minus({ months: 3 }), next);
    month = next;
  }
  const billed = periods.filter(({ type }) => type === 'F').map(({ to }) => to);
  return { periods, billedUntil: Math.max(since, ...billed) };
}

/** Inserts the invoices of a contract; a period without passages has none. */
export function bill(store: Store, contractId: number, { periods }: Billing): void {
  for (const { type, from, to, issuedAt, prefix } of periods) {
    const cents = drivenCents(store, contractId, from, to);
    if (cents === 0) continue;
    insertInvoice(store, contractId, {
      // Longer than the numbers of the contract's examples, which have three digits after the
      // month.
      noInvoice: `${prefix}${type === 'F' ? 1 : 2}${contractId}`,
      type,
      creationDate: { timestamp: issuedAt },
      amountIT: toEuros(cents),
    });
  }
}

/** The sum of a contract's passages between two moments in seconds, the second excluded. */
export function drivenCents(store: Store, contractId: number, from: number, to: number): number {
  const { cents } = store.row<{ cents: number }>(
    `SELECT coalesce(sum(cents), 0) AS cents FROM passage
     WHERE contractId = :contractId AND at >= :from AND at < :to`,
    { contractId, from, to },
  ) ?? { cents: 0 };
  return cents;
}
