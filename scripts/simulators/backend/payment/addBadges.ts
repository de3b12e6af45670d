import { toCents, toEuros } from '../../rules/money.ts';
import type { World } from '../../world/World.ts';
import { recordAmendment } from '../member/amendments.ts';
import type { ExtraBadges } from '../purchase/orders.ts';
import { changeContract, creditedBalance } from './contractBook.ts';
import { newBadges } from './newBadges.ts';

/**
 * Carries a paid order of extra badges out: the badges are on the contract, which holds their deposit and has their initial
 * loading on its balance (M3.2, M9.5). Throws when there is no such contract.
 */
export function addBadges({ store, clock }: World, order: ExtraBadges): void {
  const { contractId, nbBadge, initialLoading, bailTotal } = order;
  changeContract(store, contractId, (contract) => ({
    ...creditedBalance(contract, toCents(initialLoading) * nbBadge),
    securityValue: toEuros(toCents(contract.securityValue) + toCents(bailTotal)),
  }));
  for (const reference of newBadges(store, contractId, order)) {
    const detail = `Badge ${reference}`;
    recordAmendment(store, contractId, clock.now(), { title: 'Badge ajouté', detail });
  }
}
