import type { UnpaidInvoice } from '../../../../generated/api.ts';
import { toEuros } from '../../rules/money.ts';
import { insertAmendment } from '../rows/insertContract.ts';
import type { SeedContext } from './seedHolder.ts';

/**
 * Marks the direct debit of a contract's last invoice as rejected: the invoice becomes due and the
 * balance negative (M3.5, M2.20).
 */
export function rejectLastDebit({ store, now }: SeedContext, contractId: number): void {
  const invoice = store.row<{ noInvoice: string; cents: number }>(
    `SELECT noInvoice, cents FROM invoice WHERE contractId = :contractId AND type = 'F'
     ORDER BY createdAt DESC LIMIT 1`,
    { contractId },
  );
  if (invoice === undefined) throw new Error(`Contract ${contractId} has no invoice.`);
  const unpaid: UnpaidInvoice = {
    totalAmount: toEuros(invoice.cents),
    invoice1: invoice.noInvoice,
    invoice2: null,
    invoice3: null,
    paymentReference: String(contractId).padStart(7, '0'),
    letter: 'A',
  };
  store.run(
    `UPDATE contract SET data = json_set(data, '$.balanceSign', '-', '$.accountBalance', :euros,
       '$.unpaidInvoicesObj', json(:unpaid)) WHERE id = :contractId`,
    { contractId, euros: unpaid.totalAmount, unpaid: JSON.stringify([unpaid]) },
  );
  insertAmendment(store, contractId, {
    creationDate: { timestamp: now },
    title: 'Prélèvement rejeté',
    detail: `Facture ${invoice.noInvoice}`,
  });
}
