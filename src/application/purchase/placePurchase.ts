import * as E from 'fp-ts/Either';
import { isWaiting } from '../../domain/purchase/keptPurchase';
import type { OrderReference } from '../../domain/payment/orderReference';
import { missingDocuments } from '../../domain/purchase/purchaseSteps';
import { completePurchase } from '../../domain/purchase/subscriptionOrder';
import type { SubscriptionTariff } from '../../domain/ordering/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import type { AppState } from '../store';
import { keep, readKeptPurchase } from './keepPurchase';
import { orderSubscription } from './purchaseCalls';
import {
  purchaseOrderEnded,
  purchaseOrderStarted,
  purchaseRecalled,
  selectHeldDocuments,
  selectIsOrderingSubscription,
  selectPurchaseIban,
} from './purchaseSlice';

/** Nothing was sent: the order is in progress already, or a step is incomplete. */
export interface NotSent {
  readonly kind: 'purchase/not-sent';
}

/**
 * Places the stored order once. While an order is in progress, no tab sends another. An order that was
 * already placed is returned unchanged. An order whose response was lost is sent again with the same key, by
 * which the server recognises it (P4.3, P7.15).
 */
export function placePurchase(
  tariffs: readonly SubscriptionTariff[],
): AppThunk<Promise<E.Either<ServiceError | NotSent, OrderReference>>, AppState> {
  return async (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState())) return E.left({ kind: 'purchase/not-sent' });
    dispatch(purchaseOrderStarted());
    try {
      return await browser.purchaseDrafts.exclusively(async () => {
        const kept = readKeptPurchase(browser);
        if (kept.placed && isWaiting(kept)) {
          // Another tab placed it while this one waited for the lock.
          dispatch(purchaseRecalled(kept));
          return E.right(kept.placed.reference);
        }
        const state = getState();
        const order = completePurchase(kept.draft, selectPurchaseIban(state), tariffs);
        if (order === null || missingDocuments(order, selectHeldDocuments(state)).length > 0) {
          return E.left({ kind: 'purchase/not-sent' as const });
        }
        const orderKey = kept.orderKey ?? browser.purchaseDrafts.newOrderKey();
        // Stored before the request is sent: the key must survive a reload.
        dispatch(keep({ ...kept, orderKey }));
        const result = await dispatch(orderSubscription({ order, key: orderKey }));
        if (E.isLeft(result)) return result;
        const placed = {
          ...{ reference: result.right, isSigned: false, isPaid: false },
          // Under a key that was sent before, the server may return an order at an earlier price.
          total: kept.orderKey === null ? order.price.total : null,
        };
        // A sign-out in the meantime removed everything from this device, including the order in progress.
        if (selectIsOrderingSubscription(getState())) dispatch(keep({ ...kept, orderKey, placed }));
        return result;
      });
    } finally {
      dispatch(purchaseOrderEnded());
    }
  };
}
