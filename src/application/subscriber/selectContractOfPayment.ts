import type { AppThunk } from '../kernel/AppThunk';
import { latestData } from '../kernel/RemoteData';
import { recallPayment } from '../payment/paymentRecords';
import type { AppState } from '../store';
import { selectContract, selectSubscriber } from './subscriberSlice';

/**
 * Selects the contract that a payment was for, before it is resumed (M2.28): the one that this visit
 * recorded, or the one that owes the reference. Nothing changes when neither is known.
 */
export function selectContractOfPayment(reference: string): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const paidFor = dispatch(recallPayment(reference))?.contract ?? null;
    const contracts = latestData(selectSubscriber(getState()))?.contracts ?? [];
    const index = contracts.findIndex(
      ({ contract }) =>
        contract !== null &&
        (contract.reference === paidFor ||
          contract.unpaidInvoices.some((unpaid) => unpaid.reference === reference)),
    );
    if (index >= 0) dispatch(selectContract(index));
  };
}
