import type { Location } from 'react-router-dom';

/** Navigation state that carries the refunds to be claimed, and brings whoever adds a bank account first back to them (P4.21). */
export function claiming(ids: readonly number[]): { readonly claim: readonly number[] } {
  return { claim: ids };
}

/** The refunds that the current location carries; none when it carries no claim. History state survives reloads and is not ours to trust. */
export function readClaimedIds({ state }: Location): readonly number[] {
  const claim = (state as { claim?: unknown } | null)?.claim;
  return Array.isArray(claim) ? [...new Set(claim.slice(0, MOST_CLAIMED).filter(isId))] : [];
}

/** More than any list shows. */
const MOST_CLAIMED = 1000;

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
