import { readKeptBadgeOrder, type KeptBadgeOrder } from '../../domain/keptBadgeOrder';
import { latestData } from '../kernel/RemoteData';
import type { AppThunk } from '../kernel/AppThunk';
import type { AppState } from '../store';
import { selectSubscriber } from './subscriberSlice';

/** The order of badges that is under way for a contract; an empty one when there is none. */
export function recallBadgeOrder(contractId: number): AppThunk<KeptBadgeOrder> {
  return (_dispatch, _getState, { browser }) =>
    readKeptBadgeOrder(browser.orderDrafts.read(contractId));
}

/** Keeps it through reloads and through the bank's page, until it is paid or the person signs out. */
export function keepBadgeOrder(contractId: number, order: KeptBadgeOrder): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.orderDrafts.write(contractId, order);
  };
}

/** Forgets the order that was placed under this reference: it is settled. The orders of other contracts stay. */
export function forgetBadgeOrder(reference: string): AppThunk<void, AppState> {
  return (dispatch, getState, { browser }) => {
    const files = latestData(selectSubscriber(getState()))?.contracts ?? [];
    for (const { contract } of files) {
      const { placed } = dispatch(recallBadgeOrder(contract.id));
      if (placed?.reference === reference) browser.orderDrafts.remove(contract.id);
    }
  };
}
