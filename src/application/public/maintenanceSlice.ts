import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { idle, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer } from '../store';
import { readMaintenance } from './readMaintenance';

export type RemoteMaintenance = RemoteData<ServiceError, boolean>;

interface MaintenanceState {
  readonly flag: RemoteMaintenance;
}

const nothing: MaintenanceState = { flag: idle };

/** Whether the site is under maintenance, as it was last read (P4.33). */
const maintenanceSlice = createSlice({
  name: 'maintenance',
  initialState: nothing,
  reducers: {},
  extraReducers: (builder) => trackRemoteData(builder, readMaintenance, 'flag'),
  selectors: { selectMaintenance: (state): RemoteMaintenance => state.flag },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof maintenanceSlice> {}
}

export const { selectMaintenance } = maintenanceSlice.injectInto(rootReducer).selectors;
