import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { PublicSite } from '../../domain/publicSite';
import type { AppThunk } from '../kernel/AppThunk';
import { idle, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer, type AppState } from '../store';
import { loadPublicSite } from './loadPublicSite';

export type RemotePublicSite = RemoteData<ServiceError, PublicSite>;

interface PublicSiteState {
  readonly site: RemotePublicSite;
}

const nothing: PublicSiteState = { site: idle };

/** What the operator publishes: nothing private, whoever signs out. */
const publicSiteSlice = createSlice({
  name: 'publicSite',
  initialState: nothing,
  reducers: {},
  extraReducers: (builder) => trackRemoteData(builder, loadPublicSite, 'site'),
  selectors: { selectPublicSite: (state): RemotePublicSite => state.site },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof publicSiteSlice> {}
}

export const { selectPublicSite } = publicSiteSlice.injectInto(rootReducer).selectors;

/** Loads it for the first who needs it, or anew when it did not come; never twice at once (P7.2). */
export function wantPublicSite(): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const { status } = selectPublicSite(getState());
    if (status === 'idle' || status === 'failed') void dispatch(loadPublicSite());
  };
}
