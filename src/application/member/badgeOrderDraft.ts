import type { KeptBadgeOrder } from '../../domain/keptBadgeOrder';
import type { AppThunk } from '../kernel/AppThunk';

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

/** Forgets the order that was placed under this reference: it is settled. The orders of other contracts stay. */
export function forgetBadgeOrder(reference: string): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.orderDrafts.forget(reference);
  };
}
