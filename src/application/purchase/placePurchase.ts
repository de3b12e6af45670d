import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { toNullable } from 'fp-ts/Option';
import { isWaiting } from '../../domain/keptPurchase';
import type { OrderReference } from '../../domain/orderReference';
import { missingDocuments } from '../../domain/purchaseSteps';
import { completePurchase } from '../../domain/subscriptionOrder';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import type { AppThunk } from '../kernel/AppThunk';
import type { ServiceError } from '../kernel/ServiceError';
import type { AppState } from '../store';
import { keep, readKeptPurchase } from './keepPurchase';
import { orderSubscription } from './purchaseCalls';
import {
  orderingEnded,
  orderingStarted,
  purchaseRecalled,
  selectHeldDocuments,
  selectIsOrderingSubscription,
  selectPurchaseIban,
} from './purchaseSlice';

/** Nothing was sent: the order is on its way already, or a step lacks something. */
export interface NotSent {
  readonly kind: 'purchase/not-sent';
}

/**
 * Orders what is kept, once: while an order is on its way no other leaves, in no tab; one that was placed is answered as it is; and
 * one whose answer never came is sent again under the key of the first time, by which the server knows it (P4.3, P7.15).
 */
export function placePurchase(
  tariffs: readonly SubscriptionTariff[],
): AppThunk<Promise<Either<ServiceError | NotSent, OrderReference>>, AppState> {
  return async (dispatch, getState, { browser }) => {
    if (selectIsOrderingSubscription(getState())) return left({ kind: 'purchase/not-sent' });
    dispatch(orderingStarted());
    try {
      return await browser.purchases.exclusively(async () => {
        const kept = readKeptPurchase(browser);
        if (kept.placed && isWaiting(kept)) {
          // By another tab, which waited for its turn before this one.
          dispatch(purchaseRecalled(kept));
          return right(kept.placed.reference);
        }
        const state = getState();
        const order = toNullable(completePurchase(kept.draft, selectPurchaseIban(state), tariffs));
        if (order === null || missingDocuments(order, selectHeldDocuments(state)).length > 0) {
          return left({ kind: 'purchase/not-sent' as const });
        }
        const orderKey = kept.orderKey ?? browser.purchases.newOrderKey();
        // Before it leaves: a reload must find the key.
        dispatch(keep({ ...kept, orderKey }));
        const result = await dispatch(orderSubscription({ order, key: orderKey }));
        if (isLeft(result)) return result;
        const placed = { reference: result.right, isSigned: false, isPaid: false };
        // Whoever signed out meanwhile had everything wiped from this device, the order on its way too.
        if (selectIsOrderingSubscription(getState())) dispatch(keep({ ...kept, orderKey, placed }));
        return result;
      });
    } finally {
      dispatch(orderingEnded());
    }
  };
}
