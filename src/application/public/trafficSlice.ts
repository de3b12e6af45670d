import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Traffic } from '../../domain/traffic';
import { idle, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer } from '../store';
import { readTraffic } from './readTraffic';

interface TrafficState {
  readonly traffic: RemoteData<ServiceError, Traffic>;
}

const nothing: TrafficState = { traffic: idle };

const trafficSlice = createSlice({
  name: 'traffic',
  initialState: nothing,
  reducers: {},
  extraReducers: (builder) => trackRemoteData(builder, readTraffic, 'traffic'),
  selectors: { selectTraffic: (state): RemoteData<ServiceError, Traffic> => state.traffic },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof trafficSlice> {}
}

export const { selectTraffic } = trafficSlice.injectInto(rootReducer).selectors;
