import type { Badge } from '../badge/badge';
import type { Instant } from '../basis/instant';
import type { Contract } from '../contract/contract';

/**
 * Days from the contract, or from the reception of a badge, during which a consumer may withdraw: that day
 * does not count, then 14 days (L221-18, L221-19), and up to four more when the last one is no working day.
 */
const LAST_DAY = 1 + 14 + 4;

const DAY = 86_400;

/**
 * Whether the holder may still withdraw from this contract, or from the order of one of its badges. The
 * server knows no moment of an order, so a delivered badge counts from its delivery.
 */
export function mayStillWithdraw(
  { createdAt }: Pick<Contract, 'createdAt'>,
  badges: readonly Pick<Badge, 'deliveredAt'>[],
  now: Instant,
): boolean {
  const begun = [createdAt, ...badges.flatMap(({ deliveredAt }) => deliveredAt ?? [])];
  return now - Math.max(...begun) < LAST_DAY * DAY;
}
