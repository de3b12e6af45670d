import { priceOfOrder, type OrderedPurchase } from '../../domain/orderedPurchase';
import type { Fact } from '../../domain/orderStanding';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import { failureOf, latestData } from '../kernel/RemoteData';
import type { RemotePaid } from './purchaseSlice';

/** Only an amount above 0 is asked about: the question validates an order of 0 euro (M7.6). */
export function isAskedAbout(
  order: OrderedPurchase,
  tariffs: readonly SubscriptionTariff[],
): boolean {
  return priceOfOrder(order, tariffs)?.isFree === false;
}

/**
 * What the server says of the payment of an order; `awaited` before its first answer. A question that failed
 * leaves it unknown.
 */
export function paidFact(
  order: OrderedPurchase,
  tariffs: readonly SubscriptionTariff[],
  remote: RemotePaid,
): Fact | 'awaited' {
  const price = priceOfOrder(order, tariffs);
  // Nothing is published of what it comes to; or nothing is to be paid, and it may be validated again.
  if (!price) return 'unknown';
  if (price.isFree) return 'no';
  const isPaid = latestData(remote);
  if (isPaid) return 'yes';
  if (failureOf(remote)) return 'unknown';
  return isPaid === false ? 'no' : 'awaited';
}
