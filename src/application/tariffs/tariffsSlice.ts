import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import { idle, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer } from '../store';
import { listTariffs } from './listTariffs';

type Tariffs = RemoteData<ServiceError, readonly SubscriptionTariff[]>;

interface TariffsState {
  readonly tariffs: Tariffs;
}

const nothing: TariffsState = { tariffs: idle };

/** The published prices: nothing private, whoever signs out. */
const tariffsSlice = createSlice({
  name: 'tariffs',
  initialState: nothing,
  reducers: {},
  extraReducers: (builder) => trackRemoteData(builder, listTariffs, 'tariffs'),
  selectors: { selectTariffs: (state): Tariffs => state.tariffs },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof tariffsSlice> {}
}

export const { selectTariffs } = tariffsSlice.injectInto(rootReducer).selectors;
