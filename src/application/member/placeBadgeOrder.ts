import { isRight } from 'fp-ts/Either';
import { isSome, toNullable } from 'fp-ts/Option';
import { completeBadgeOrder } from '../../domain/badgeOrder';
import {
  orderToPay,
  wishToSend,
  type KeptBadgeOrder,
  type PlacedOrder,
} from '../../domain/keptBadgeOrder';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import type { AppState } from '../store';
import { keepBadgeOrder, recallBadgeOrder } from './badgeOrderDraft';
import { orderBadges } from './orderBadges';
import { orderingEnded, orderingStarted, selectIsOrdering } from './orderingSlice';

/**
 * Places the order that is kept for a contract, at the prices of its tariff, and keeps its reference before
 * anything else can fail. One that was placed before and not paid is answered as it is, one whose answer is
 * awaited is not placed again, whoever asks: the screen may have been left and entered since; and one whose
 * answer never came is sent again under the key of the first time, by which the server knows it (M7.24). null
 * where none was placed.
 */
export function placeBadgeOrder(
  contractId: number,
  tariff: SubscriptionTariff,
): AppThunk<Promise<PlacedOrder | null>, AppState> {
  return async (dispatch, getState, { browser: { orderDrafts } }) => {
    const kept = dispatch(recallBadgeOrder(contractId));
    const order = toNullable(completeBadgeOrder(kept, tariff));
    if (order === null || selectIsOrdering(getState(), contractId)) return null;
    const { total } = order.price;
    const waiting = orderToPay(kept, total);
    if (waiting !== null) return waiting;
    const wish = wishToSend(kept, total, () => orderDrafts.newOrderKey());
    // Before it leaves: a reload must find the key.
    dispatch(keepBadgeOrder(contractId, { ...kept, wish }));
    dispatch(orderingStarted(contractId));
    const result = await dispatch(orderBadges({ contractId, order, key: wish.key }));
    const placed = isRight(result) ? { reference: result.right, total } : null;
    const isRefused = !isRight(result) && result.left.kind === 'service/refused';
    const change: Partial<KeptBadgeOrder> = placed ? { placed } : isRefused ? { wish: null } : {};
    const keptNow = dispatch(recallBadgeOrder(contractId));
    // Whoever signed out meanwhile had everything forgotten.
    if (isSome(completeBadgeOrder(keptNow, tariff))) {
      dispatch(keepBadgeOrder(contractId, { ...keptNow, ...change }));
    }
    dispatch(orderingEnded(contractId));
    return placed;
  };
}
