import type { BadgeOrderChoices } from '../../domain/badgeOrderSteps';
import { withChoices, type KeptBadgeOrder } from '../../domain/keptBadgeOrder';
import type { PaidReference } from '../../domain/paidReference';
import type { AppThunk } from '../kernel/AppThunk';
import type { AppState } from '../store';
import { selectIsOrdering } from './orderingSlice';

/** The order of badges that is under way for a contract; an empty one when there is none. */
export function recallBadgeOrder(contractId: number): AppThunk<KeptBadgeOrder> {
  return (_dispatch, _getState, { browser }) => browser.orderDrafts.read(contractId);
}

/** Keeps it through reloads and through the bank's page, until it is paid or the person signs out. */
export function keepBadgeOrder(contractId: number, order: KeptBadgeOrder): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.orderDrafts.write(contractId, order);
  };
}

/** Keeps another choice, and answers the order as it is kept now. One that is being placed stays what it is. */
export function changeBadgeOrder(
  contractId: number,
  change: Partial<BadgeOrderChoices>,
): AppThunk<KeptBadgeOrder, AppState> {
  return (dispatch, getState) => {
    const kept = dispatch(recallBadgeOrder(contractId));
    if (selectIsOrdering(getState(), contractId)) return kept;
    const changed = withChoices(kept, change);
    dispatch(keepBadgeOrder(contractId, changed));
    return changed;
  };
}

/** Forgets the order that was placed under this reference: it is settled. The orders of other contracts stay. */
export function forgetBadgeOrder(reference: PaidReference): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.orderDrafts.forget(reference);
  };
}
