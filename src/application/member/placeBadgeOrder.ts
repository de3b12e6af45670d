import { isRight } from 'fp-ts/Either';
import { isSome, toNullable } from 'fp-ts/Option';
import { completeBadgeOrder } from '../../domain/badgeOrder';
import { orderToPay, type PlacedOrder } from '../../domain/keptBadgeOrder';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import type { AppState } from '../store';
import { keepBadgeOrder, recallBadgeOrder } from './badgeOrderDraft';
import { orderBadges } from './orderBadges';
import { orderingEnded, orderingStarted, selectIsOrdering } from './orderingSlice';

/**
 * Places the order that is kept for a contract, at the prices of its tariff, and keeps its reference before anything else can
 * fail. One that was placed before and not paid is answered as it is, and one whose answer is awaited is not placed again,
 * whoever asks: the screen may have been left and entered since. null where none was placed.
 */
export function placeBadgeOrder(
  contractId: number,
  tariff: SubscriptionTariff,
): AppThunk<Promise<PlacedOrder | null>, AppState> {
  return async (dispatch, getState) => {
    const kept = dispatch(recallBadgeOrder(contractId));
    const order = toNullable(completeBadgeOrder(kept, tariff));
    if (order === null || selectIsOrdering(getState(), contractId)) return null;
    const { total } = order.price;
    const waiting = orderToPay(kept, total);
    if (waiting !== null) return waiting;
    dispatch(orderingStarted(contractId));
    const result = await dispatch(orderBadges({ contractId, order }));
    const placed = isRight(result) ? { reference: result.right, total } : null;
    const keptNow = dispatch(recallBadgeOrder(contractId));
    // Whoever signed out meanwhile had everything forgotten.
    if (placed !== null && isSome(completeBadgeOrder(keptNow, tariff))) {
      dispatch(keepBadgeOrder(contractId, { ...keptNow, placed }));
    }
    dispatch(orderingEnded(contractId));
    return placed;
  };
}
