import { asRecord } from '../../domain/basis/asRecord';
import type { BadgeOrderChoices } from '../../domain/ordering/badgeOrderSteps';
import {
  emptyBadgeOrder,
  readKeptBadgeOrders,
  withChoices,
  withoutPlaced,
  type KeptBadgeOrder,
  type SharedWish,
  type SharedWishes,
} from '../../domain/ordering/keptBadgeOrder';
import type { PaidReference } from '../../domain/payment/paidReference';
import type { AppThunk } from '../kernel/AppThunk';
import { currentTime } from '../kernel/currentTime';
import type { AppState } from '../store';
import { selectIsOrdering } from './orderingSlice';

/** The stored order of badges of a contract; an empty one when there is none. */
export function recallBadgeOrder(contractId: number): AppThunk<KeptBadgeOrder> {
  return (_dispatch, _getState, { browser }) =>
    readKeptBadgeOrders(browser.orderDrafts.read())[contractId] ?? emptyBadgeOrder;
}

/** Whether this tab keeps the order that has this reference, so that its payment can be taken up again. */
export function isOrderKept(reference: PaidReference): AppThunk<boolean> {
  return (_dispatch, _getState, { browser }) =>
    Object.values(readKeptBadgeOrders(browser.orderDrafts.read())).some(
      ({ placed }) => placed?.reference === reference,
    );
}

/** Stores the order across reloads and the bank's page, until it is paid or the person signs out. */
export function keepBadgeOrder(contractId: number, order: KeptBadgeOrder): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    const orders = readKeptBadgeOrders(browser.orderDrafts.read());
    browser.orderDrafts.write({ ...orders, [contractId]: order });
  };
}

/** Stores another choice and returns the stored order. An order that is being placed does not change. */
export function changeBadgeOrder(
  contractId: number,
  change: Partial<BadgeOrderChoices>,
): AppThunk<KeptBadgeOrder, AppState> {
  return (dispatch, getState) => {
    const kept = dispatch(recallBadgeOrder(contractId));
    if (selectIsOrdering(getState(), contractId)) return kept;
    const changed = withChoices(kept, change, dispatch(currentTime()));
    dispatch(keepBadgeOrder(contractId, changed));
    return changed;
  };
}

/** Shares an attempt to order with the other tabs of this device; null removes it. */
export function shareWish(contractId: number | string, wish: SharedWish | null): AppThunk {
  return (_dispatch, _getState, { browser: { orderDrafts } }) => {
    const { [contractId]: _, ...others } = asRecord(orderDrafts.shared.read());
    orderDrafts.shared.write({ ...(others as SharedWishes), ...(wish && { [contractId]: wish }) });
  };
}

/**
 * Removes the order with this reference once it is paid. Other orders do not change. Other tabs learn that it
 * is paid: one that was left open with the same choices finds this order, and orders nothing.
 */
export function forgetBadgeOrder(reference: PaidReference): AppThunk {
  return (dispatch, _getState, { browser: { orderDrafts } }) => {
    const orders = readKeptBadgeOrders(orderDrafts.read());
    const left = withoutPlaced(orders, reference);
    orderDrafts.write(left);
    const paidAt = dispatch(currentTime());
    const shared = asRecord(orderDrafts.shared.read()) as SharedWishes;
    for (const [contractId, wish] of Object.entries(shared)) {
      const isPaid = contractId in orders && !(contractId in left);
      if (isPaid) dispatch(shareWish(contractId, { ...wish, paidAt }));
    }
  };
}
