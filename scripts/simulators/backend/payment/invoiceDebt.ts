import { formatCents, toCents } from '../../rules/money.ts';
import type { World } from '../../world/World.ts';
import { recordAmendment } from '../member/amendments.ts';
import { changeContract, creditedBalance } from './contractBook.ts';
import type { Debt } from './Debt.ts';

/** Unpaid direct debits of a contract, paid under PLI, the payment reference and its letter (M3.5, M9.7). */
export function invoiceDebt(world: World, reference: string): Debt | undefined {
  const unpaid = world.store.row<{ contractId: number; totalAmount: number }>(
    `SELECT contract.id AS contractId, unpaid.value ->> 'totalAmount' AS totalAmount
     FROM contract, json_each(contract.data, '$.unpaidInvoicesObj') AS unpaid
     WHERE 'PLI' || (unpaid.value ->> 'paymentReference') || (unpaid.value ->> 'letter') = :reference`,
    { reference },
  );
  if (unpaid === undefined) return settledDebt(world, reference);
  const dueCents = toCents(unpaid.totalAmount);
  return {
    dueCents,
    isSettled: false,
    mayBePaid: true,
    isFree: false,
    settle: () => settleInvoices(world, unpaid.contractId, reference, dueCents),
  };
}

/** Once paid, they are on no contract any more: the payment alone remembers them. */
function settledDebt({ store }: World, reference: string): Debt | undefined {
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

/** The entry leaves the contract, the balance follows, the history tells it. */
function settleInvoices(
  { store, clock }: World,
  contractId: number,
  reference: string,
  cents: number,
): void {
  changeContract(store, contractId, (contract) => ({
    ...creditedBalance(contract, cents),
    unpaidInvoicesObj: contract.unpaidInvoicesObj.filter(
      ({ paymentReference, letter }) => `PLI${paymentReference}${letter}` !== reference,
    ),
  }));
  recordAmendment(store, contractId, clock.now(), {
    title: 'Facture réglée',
    detail: `${formatCents(cents)} par carte bancaire, référence ${reference}`,
  });
}
