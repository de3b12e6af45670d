import { sumCents, type Cents } from './money';
import type { ReceiptPath } from './receipt';
import { isClaimable, type Refund } from './refund';

/** What is to be confirmed on the claim page, of the refunds that were chosen (P2.41). */
export interface RefundClaim {
  readonly claimable: readonly Refund[];
  /** Of those that are claimable. */
  readonly total: Cents;
  /** Chosen and claimed already, here or elsewhere. */
  readonly claimed: readonly Refund[];
}

/** The chosen refunds among those of the account; ids that are not, or give no right to anything, are left out. */
export function refundClaim(refunds: readonly Refund[], ids: readonly number[]): RefundClaim {
  const chosen = refunds.filter(({ id }) => ids.includes(id));
  const claimable = chosen.filter(isClaimable);
  return {
    claimable,
    total: sumCents(claimable.map(({ amount }) => amount)),
    claimed: chosen.filter(({ claimed }) => claimed),
  };
}

/** The list once the refunds with these ids are claimed: they have one receipt for all (P4.23). */
export function withClaimed(
  refunds: readonly Refund[],
  ids: readonly number[],
  receipt: ReceiptPath,
): readonly Refund[] {
  return refunds.map((refund) =>
    ids.includes(refund.id) ? { ...refund, claimed: true, receipt } : refund,
  );
}

/** The list once a lookup has found this refund: it joins the account's, as its newest, or takes the place of what was known of it (P6.2). */
export function withFound(refunds: readonly Refund[], found: Refund): readonly Refund[] {
  return refunds.some(({ id }) => id === found.id)
    ? refunds.map((refund) => (refund.id === found.id ? found : refund))
    : [found, ...refunds];
}
