import { formatCents, toCents } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';
import { recordAmendment } from '../member/amendments.ts';
import { changeContract, creditedBalance } from './changeContract.ts';
import type { Debt } from './Debt.ts';

/**
 * Unpaid direct debits of a contract. The reference is PLI, then the payment reference and its
 * letter (M3.5, M9.7).
 */
export function invoiceDebt(services: Services, reference: string): Debt | undefined {
  const unpaid = services.store.row<{ contractId: number; totalAmount: number }>(
    `SELECT contract.id AS contractId, unpaid.value ->> 'totalAmount' AS totalAmount
     FROM contract, json_each(contract.data, '$.unpaidInvoicesObj') AS unpaid
     WHERE 'PLI' || (unpaid.value ->> 'paymentReference') || (unpaid.value ->> 'letter') = :reference`,
    { reference },
  );
  if (unpaid === undefined) return settledDebt(services, reference);
  const dueCents = toCents(unpaid.totalAmount);
  return {
    dueCents,
    isSettled: false,
    mayBePaid: true,
    isFree: false,
    settle: () => settleInvoices(services, unpaid.contractId, reference, dueCents),
  };
}

/** Paid invoices are removed from the contract: only the payment still shows them. */
function settledDebt({ store }: Services, reference: string): Debt | undefined {
  const payment = store.row<{ cents: number }>(
    'SELECT cents FROM payment WHERE reference = :reference AND settledAt IS NOT NULL',
    { reference },
  );
  return (
    payment && {
      dueCents: payment.cents,
      isSettled: true,
      mayBePaid: false,
      isFree: false,
      settle: () => undefined,
    }
  );
}

/** Removes the entry from the contract, credits the balance and adds a row to the history. */
function settleInvoices(
  { store, clock }: Services,
  contractId: number,
  reference: string,
  cents: number,
): void {
  changeContract(store, contractId, (contract) => ({
    ...creditedBalance(contract, cents),
    unpaidInvoicesObj: (contract.unpaidInvoicesObj ?? []).filter(
      ({ paymentReference, letter }) => `PLI${paymentReference}${letter}` !== reference,
    ),
  }));
  recordAmendment(store, contractId, clock.now(), {
    title: 'Facture réglée',
    detail: `${formatCents(cents)} par carte bancaire, référence ${reference}`,
  });
}
