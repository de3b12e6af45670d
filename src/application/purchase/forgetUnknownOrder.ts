import type { OrderReference } from '../../domain/payment/orderReference';
import type { AppThunk } from '../kernel/AppThunk';
import { keep, readKeptPurchase } from './keepPurchase';

/**
 * The server does not know the stored order: it must not replace a new purchase any more (P8.9). The typed
 * values stay for another order, which needs a key of its own.
 */
export function forgetUnknownOrder(reference: OrderReference): AppThunk {
  return (dispatch, _getState, { browser }) => {
    const kept = readKeptPurchase(browser);
    if (kept.placed?.reference !== reference) return;
    dispatch(keep({ ...kept, orderKey: null, placed: null }));
  };
}
