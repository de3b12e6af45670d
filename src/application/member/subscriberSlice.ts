import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { shownContractIndex, type ContractFile, type Subscriber } from '../../domain/subscriber';
import type { AppThunk } from '../kernel/AppThunk';
import { sessionExpired, signedOut } from '../kernel/events';
import { idle, latestData, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer } from '../store';
import { loadSubscriber } from './loadSubscriber';

interface SubscriberState {
  readonly subscriber: RemoteData<ServiceError, Subscriber>;
  /** Index of the selected contract, as remembered; it may point past the end of a shorter list. */
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
    trackRemoteData(builder, loadSubscriber, {
      read: (state) => state.subscriber,
      write: (state, remote) => {
        Object.assign(state, { subscriber: remote });
      },
    })
      .addCase(signedOut, () => nothing)
      .addCase(sessionExpired, () => nothing),
  selectors: {
    selectSubscriber: (state): RemoteData<ServiceError, Subscriber> => state.subscriber,
    selectContractIndex: (state): number => currentIndex(state),
    /** The selected contract with its own invoices, badges and history; undefined while unknown or without contract. */
    selectContractFile: (state): ContractFile | undefined =>
      latestData(state.subscriber)?.contracts[currentIndex(state)],
  },
});

function currentIndex(state: SubscriberState): number {
  const count = latestData(state.subscriber)?.contracts.length ?? 0;
  return shownContractIndex(count, state.contractIndex);
}

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof subscriberSlice> {}
}

const injected = subscriberSlice.injectInto(rootReducer);

export const { contractSelected } = subscriberSlice.actions;
export const { selectSubscriber, selectContractIndex, selectContractFile } = injected.selectors;

/** Selects a contract everywhere in the area and remembers the choice (`currentContract`). */
export function selectContract(index: number): AppThunk {
  return (dispatch, _getState, { browser }) => {
    browser.preferences.writeContractIndex(index);
    dispatch(contractSelected(index));
  };
}

/** Enters the area: takes up the remembered contract, then fetches the subscriber. */
export function enterMemberArea(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    dispatch(contractSelected(browser.preferences.readContractIndex()));
    void dispatch(loadSubscriber());
  };
}
