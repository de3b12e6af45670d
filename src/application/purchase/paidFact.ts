import { isNothingDue } from '../../domain/basis/money';
import type { KeptPurchase } from '../../domain/purchase/keptPurchase';
import { totalOfOrder, type OrderedPurchase } from '../../domain/purchase/orderedPurchase';
import type { TriState } from '../../domain/payment/orderStatus';
import type { SubscriptionTariff } from '../../domain/ordering/subscriptionTariff';
import { failureOf, latestData } from '../kernel/RemoteData';
import type { RemotePaid } from './purchaseSlice';

/** The request is sent only for an amount above 0: it would validate an order of 0 euro (M7.6). */
export function isAskedAbout(
  order: OrderedPurchase,
  kept: KeptPurchase,
  tariffs: readonly SubscriptionTariff[],
): boolean {
  const total = totalOfOrder(order, kept, tariffs);
  return total !== null && !isNothingDue(total);
}

/**
 * Whether the server reports an order as paid; `awaited` before its first response, unknown after a failed
 * request.
 */
export function paidFact(
  order: OrderedPurchase,
  kept: KeptPurchase,
  tariffs: readonly SubscriptionTariff[],
  remote: RemotePaid,
): TriState | 'awaited' {
  const total = totalOfOrder(order, kept, tariffs);
  // No price is published for it; or nothing is to be paid, and the order may be validated again.
  if (total === null) return 'unknown';
  if (isNothingDue(total)) return 'no';
  const isPaid = latestData(remote);
  if (isPaid) return 'yes';
  if (failureOf(remote)) return 'unknown';
  return isPaid === false ? 'no' : 'awaited';
}
