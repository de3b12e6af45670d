import type { World } from '../../world/World.ts';
import { findDebt } from './findDebt.ts';

/**
 * Settles what is due under `reference` (CDW…, PLI… or a notice's number) with an accepted payment of `cents`. Answers
 * whether it did: not when the amount is another one, nor what was settled before, so that a payment told twice counts once.
 */
export function settlePayment(world: World, reference: string, cents: number): boolean {
  const debt = findDebt(world, reference);
  if (!debt?.mayBePaid || debt.isSettled || debt.dueCents !== cents) return false;
  debt.settle();
  return true;
}
