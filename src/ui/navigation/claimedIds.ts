import type { Location } from 'react-router-dom';

/**
 * Navigation state with the refunds to claim. It lets a visitor who first adds a bank account return to the
 * claim (P4.21).
 */
export function claiming(ids: readonly number[]): { readonly claim: readonly number[] } {
  return { claim: ids };
}

/** Reads the refunds to claim; empty without a claim. History state survives reloads, so it is validated. */
export function readClaimedIds({ state }: Location): readonly number[] {
  const claim = (state as { claim?: unknown } | null)?.claim;
  return Array.isArray(claim) ? [...new Set(claim.slice(0, MOST_CLAIMED).filter(isId))] : [];
}

/** Upper limit, above the length of any list. */
const MOST_CLAIMED = 1000;

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
