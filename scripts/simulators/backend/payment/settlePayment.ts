import type { Services } from '../../world/Services.ts';
import { findDebt } from './findDebt.ts';

/**
 * Settles the debt of `reference` (CDW…, PLI… or a notice's number) with an accepted payment of
 * `cents`. Returns false when the amount differs or the debt is already settled, so that a payment
 * reported twice counts once.
 */
export function settlePayment(services: Services, reference: string, cents: number): boolean {
  const debt = findDebt(services, reference);
  if (!debt?.mayBePaid || debt.isSettled || debt.dueCents !== cents) return false;
  debt.settle();
  return true;
}
