import { toCents, toEuros } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';
import { recordAmendment } from '../member/amendments.ts';
import type { ExtraBadges } from '../purchase/orders.ts';
import { changeContract, creditedBalance } from './changeContract.ts';
import { newBadges } from './newBadges.ts';

/**
 * Executes a paid order of extra badges: adds the badges to the contract, their deposits to its
 * security and their initial loadings to its balance (M3.2, M9.5). Throws when the contract does
 * not exist.
 */
export function addBadges({ store, clock }: Services, order: ExtraBadges): void {
  const { contractId, nbBadge, initialLoading, bailTotal } = order;
  changeContract(store, contractId, (contract) => ({
    ...creditedBalance(contract, toCents(initialLoading) * nbBadge),
    securityValue: toEuros(toCents(contract.securityValue ?? 0) + toCents(bailTotal)),
  }));
  for (const reference of newBadges(store, contractId, order)) {
    const detail = `Badge ${reference}`;
    recordAmendment(store, contractId, clock.now(), { title: 'Badge ajouté', detail });
  }
}
