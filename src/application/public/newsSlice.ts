import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Post } from '../../domain/post';
import type { AppThunk } from '../kernel/AppThunk';
import { idle, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import { rootReducer, type AppState } from '../store';
import { listNews } from './listNews';

type RemoteNews = RemoteData<ServiceError, readonly Post[]>;

interface NewsState {
  readonly news: RemoteNews;
}

const nothing: NewsState = { news: idle };

/** The news, for the list and its articles: nothing private, whoever signs out. */
const newsSlice = createSlice({
  name: 'news',
  initialState: nothing,
  reducers: {},
  extraReducers: (builder) => trackRemoteData(builder, listNews, 'news'),
  selectors: { selectNews: (state): RemoteNews => state.news },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof newsSlice> {}
}

export const { selectNews } = newsSlice.injectInto(rootReducer).selectors;

/** Lists them for the first who needs them, or anew when they did not come; never twice at once (P7.5). */
export function wantNews(): AppThunk<void, AppState> {
  return (dispatch, getState) => {
    const { status } = selectNews(getState());
    if (status === 'idle' || status === 'failed') void dispatch(listNews());
  };
}
