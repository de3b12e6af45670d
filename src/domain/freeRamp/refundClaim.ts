import { sumCents, type Cents } from '../basis/money';
import type { ReceiptPath } from './receipt';
import { isClaimable, type Refund } from './refund';

/** The chosen refunds as the claim page shows them for confirmation (P2.41). */
export interface RefundClaim {
  readonly claimable: readonly Refund[];
  /** The total of the claimable ones. */
  readonly total: Cents;
  /** Chosen, but already claimed, here or elsewhere. */
  readonly claimed: readonly Refund[];
}

/** The chosen refunds of the account; unknown ids and refunds without an amount are ignored. */
export function refundClaim(refunds: readonly Refund[], ids: readonly number[]): RefundClaim {
  const chosen = refunds.filter(({ id }) => ids.includes(id));
  const claimable = chosen.filter(isClaimable);
  return {
    claimable,
    total: sumCents(claimable.map(({ amount }) => amount)),
    claimed: chosen.filter(({ claimed }) => claimed),
  };
}

/** The list after the refunds with these ids were claimed, all with one receipt (P4.23). */
export function withClaimed(
  refunds: readonly Refund[],
  ids: readonly number[],
  receipt: ReceiptPath,
): readonly Refund[] {
  return refunds.map((refund) =>
    ids.includes(refund.id) ? { ...refund, claimed: true, receipt } : refund,
  );
}

/** The list after a lookup found this refund: added as the newest, or replaced if it was known (P6.2). */
export function withFound(refunds: readonly Refund[], found: Refund): readonly Refund[] {
  return refunds.some(({ id }) => id === found.id)
    ? refunds.map((refund) => (refund.id === found.id ? found : refund))
    : [found, ...refunds];
}
