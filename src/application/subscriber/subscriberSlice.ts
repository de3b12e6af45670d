import { createSlice, type Draft, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { withBadges, withoutUnpaid } from '../../domain/subscriber/afterPayment';
import {
  withBadgeServices,
  withBankDetails,
  withPostalDetails,
  withPostalInvoices,
  withThresholdAlert,
} from '../../domain/subscriber/afterSave';
import { changeBadge, changeContract } from '../../domain/subscriber/changeSubscriber';
import {
  shownContractIndex,
  type ContractEntry,
  type ContractFile,
  type Subscriber,
} from '../../domain/subscriber/subscriber';
import type { AppThunk } from '../kernel/AppThunk';
import { createBegunRun } from '../kernel/createBegunRun';
import { paymentSettled } from '../kernel/events';
import { forgetOnSessionEnd } from '../kernel/forgetOnSessionEnd';
import { idle, latestData, mapData, mapShown, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer } from '../store';
import { loadSubscriber } from './loadSubscriber';
import {
  badgeServicesSaved,
  bankDetailsSaved,
  postalDetailsSaved,
  postalInvoicesSaved,
  thresholdAlertSaved,
} from './memberEvents';
import { refreshBadges } from './refreshBadges';
import { requestDeletion } from './requestDeletion';

interface SubscriberState {
  readonly subscriber: RemoteData<ServiceError, Subscriber>;
  /** Index of the selected contract, as stored; it may be past the end of a shorter list. */
  readonly contractIndex: number;
}

const nothing: SubscriberState = { subscriber: idle, contractIndex: 0 };

export const subscriberSlice = createSlice({
  name: 'subscriber',
  initialState: nothing,
  reducers: {
    contractSelected: (state, { payload }: PayloadAction<number>) => {
      state.contractIndex = payload;
    },
  },
  extraReducers: (builder) =>
    forgetOnSessionEnd(trackRemoteData(builder, loadSubscriber, 'subscriber'), nothing)
      .addCase(bankDetailsSaved, (state, { payload: { contractId, iban } }) => {
        changeKnown(state, (subscriber) =>
          changeContract(subscriber, contractId, (contract) => withBankDetails(contract, iban)),
        );
      })
      .addCase(postalInvoicesSaved, (state, { payload: { contractId, isOn } }) => {
        changeKnown(state, (subscriber) =>
          changeContract(subscriber, contractId, (contract) => withPostalInvoices(contract, isOn)),
        );
      })
      .addCase(refreshBadges.succeeded, (state, { payload }) => {
        // Read, not saved: a reading of the subscriber in progress brings what else has changed.
        changeKnown(state, (subscriber) => withBadges(subscriber, payload), mapShown);
      })
      .addCase(paymentSettled, (state, { payload }) => {
        changeKnown(state, (subscriber) => withoutUnpaid(subscriber, payload.reference));
      })
      .addCase(badgeServicesSaved, (state, { payload: { badgeId, services } }) => {
        changeKnown(state, (subscriber) =>
          changeBadge(subscriber, badgeId, (badge) => withBadgeServices(badge, services)),
        );
      })
      .addCase(thresholdAlertSaved, (state, { payload: { badgeId, alert } }) => {
        changeKnown(state, (subscriber) =>
          changeBadge(subscriber, badgeId, (badge) => withThresholdAlert(badge, alert)),
        );
      })
      .addCase(postalDetailsSaved, (state, { payload }) => {
        changeKnown(state, (subscriber) => withPostalDetails(subscriber, payload));
      })
      .addCase(requestDeletion.succeeded, (state) => {
        changeKnown(state, (subscriber) => ({ ...subscriber, deletionRequested: true }));
      }),
  selectors: {
    selectSubscriber: (state): RemoteData<ServiceError, Subscriber> => state.subscriber,
    selectContractIndex: (state): number => currentIndex(state),
    /**
     * The selected contract with its own invoices, badges and history; undefined while it is not loaded,
     * unreadable or missing.
     */
    selectContractFile: (state): ContractFile | undefined => {
      const entry = currentEntry(state);
      return entry && entry.contract !== null ? entry : undefined;
    },
    /** The selected contract exists but could not be read. */
    selectIsContractUnreadable: (state): boolean => currentEntry(state)?.contract === null,
  },
});

/** Changes the subscriber if it is loaded; otherwise does nothing. */
function changeKnown(
  state: Draft<SubscriberState>,
  change: (subscriber: Subscriber) => Subscriber,
  map: typeof mapData = mapData,
): void {
  const { subscriber } = state as SubscriberState;
  Object.assign(state, { subscriber: map(subscriber, change) });
}

function currentEntry(state: SubscriberState): ContractEntry | undefined {
  return latestData(state.subscriber)?.contracts[currentIndex(state)];
}

function currentIndex(state: SubscriberState): number {
  const count = latestData(state.subscriber)?.contracts.length ?? 0;
  return shownContractIndex(count, state.contractIndex);
}

declare module '../store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof subscriberSlice> {}
}

const injected = subscriberSlice.injectInto(rootReducer);

export const { contractSelected } = subscriberSlice.actions;
export const {
  selectSubscriber,
  selectContractIndex,
  selectContractFile,
  selectIsContractUnreadable,
} = injected.selectors;

/** Selects a contract in the whole area and stores the choice (`currentContract`). */
export function selectContract(index: number): AppThunk {
  return (dispatch, _getState, { browser }) => {
    browser.preferences.writeContractIndex(index);
    dispatch(contractSelected(index));
  };
}

const entry = createBegunRun(loadSubscriber);

/** Enters the area: restores the stored contract, then fetches the subscriber. */
export function enterMemberArea(): AppThunk {
  return (dispatch) => {
    dispatch(restoreContract());
    void dispatch(entry.run());
  };
}

/** Starts to enter the area before it is rendered; resolves when the subscriber was fetched. */
export function beginMemberArea(): AppThunk<Promise<unknown>> {
  return (dispatch) => {
    dispatch(restoreContract());
    return dispatch(entry.begin());
  };
}

function restoreContract(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    dispatch(contractSelected(browser.preferences.readContractIndex()));
  };
}
