import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { PassagePage } from '../../domain/passage';
import { forgetOnSessionEnd } from '../kernel/forgetOnSessionEnd';
import { idle, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer } from '../store';
import { listPassages } from './listPassages';

interface PassagesState {
  readonly page: RemoteData<ServiceError, PassagePage>;
}

const nothing: PassagesState = { page: idle };

/** The page of passages on screen. What is searched stands in the address, what is ticked in the screen itself. */
const passagesSlice = createSlice({
  name: 'passages',
  initialState: nothing,
  reducers: {},
  extraReducers: (builder) =>
    forgetOnSessionEnd(trackRemoteData(builder, listPassages, 'page'), nothing),
  selectors: { selectPassagePage: (state): RemoteData<ServiceError, PassagePage> => state.page },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof passagesSlice> {}
}

export const { selectPassagePage } = passagesSlice.injectInto(rootReducer).selectors;
