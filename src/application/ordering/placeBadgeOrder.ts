import * as E from 'fp-ts/Either';
import { completeBadgeOrder } from '../../domain/ordering/badgeOrder';
import {
  orderToPay,
  toSharedWish,
  wishOfOtherTab,
  wishToSend,
  type KeptBadgeOrder,
  type PlacedOrder,
} from '../../domain/ordering/keptBadgeOrder';
import type { SubscriptionTariff } from '../../domain/ordering/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import type { AppState } from '../store';
import { keepBadgeOrder, recallBadgeOrder, shareWish } from './badgeOrderDraft';
import { orderBadges } from './orderBadges';
import { badgeOrderEnded, badgeOrderStarted, selectIsOrdering } from './orderingSlice';

/**
 * Places the stored order of a contract, at the prices of its tariff, and stores its reference before
 * anything else can fail. An order that was already placed and not paid is returned unchanged. An order in
 * progress is not placed again, even if the screen was left and entered again. An order whose response was
 * lost, or that another tab of this device has sent, is sent with the same key, by which the server
 * recognises it (M7.24). Returns null where none was placed.
 */
export function placeBadgeOrder(
  contractId: number,
  tariff: SubscriptionTariff,
): AppThunk<Promise<PlacedOrder | null>, AppState> {
  return async (dispatch, getState, { browser: { orderDrafts } }) => {
    const kept = dispatch(recallBadgeOrder(contractId));
    const order = completeBadgeOrder(kept, tariff);
    if (order === null || selectIsOrdering(getState(), contractId)) return null;
    const { total } = order.price;
    const waiting = orderToPay(kept, total);
    if (waiting !== null) return waiting;
    const known = kept.wish ?? wishOfOtherTab(orderDrafts.shared.read(), contractId, kept);
    const wish = wishToSend({ wish: known }, total, () => orderDrafts.newOrderKey());
    // Stored before the request is sent: the key must survive a reload, and serve another tab.
    dispatch(keepBadgeOrder(contractId, { ...kept, wish }));
    if (wish !== known) dispatch(shareWish(contractId, toSharedWish(wish, kept)));
    dispatch(badgeOrderStarted(contractId));
    const result = await dispatch(orderBadges({ contractId, order, key: wish.key }));
    const placed = E.isRight(result) ? { reference: result.right, total } : null;
    const isRefused = E.isLeft(result) && result.left.kind === 'service/refused';
    // A refusal of a key that was sent before may be « in progress »: the first request may have arrived.
    const isKeyFree = isRefused && known?.key !== wish.key;
    if (isKeyFree) dispatch(shareWish(contractId, null));
    const change: Partial<KeptBadgeOrder> = placed ? { placed } : isKeyFree ? { wish: null } : {};
    const keptNow = dispatch(recallBadgeOrder(contractId));
    // A sign-out in the meantime removed the order: it must not be stored again.
    if (completeBadgeOrder(keptNow, tariff) !== null) {
      dispatch(keepBadgeOrder(contractId, { ...keptNow, ...change }));
    }
    dispatch(badgeOrderEnded(contractId));
    return placed;
  };
}
