import type { Invoice } from '../../../../generated/api.ts';
import { toEuros } from '../../rules/money.ts';
import type { Store } from '../../store/database.ts';

/** The invoices and statements of a contract, newest first (M3.8). */
export function invoicesOfContract(store: Store, contractId: number): readonly Invoice[] {
  return store
    .rows<{
      readonly noInvoice: string;
      readonly type: string;
      readonly createdAt: number;
      readonly cents: number;
    }>(
      `SELECT noInvoice, type, createdAt, cents FROM invoice WHERE contractId = :contractId
       ORDER BY createdAt DESC, noInvoice DESC`,
      { contractId },
    )
    .map(({ noInvoice, type, createdAt, cents }) => ({
      noInvoice,
      type,
      creationDate: { timestamp: createdAt },
      amountIT: toEuros(cents),
    }));
}
