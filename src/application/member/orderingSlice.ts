import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../store';

const none: readonly number[] = [];

/** Contracts whose order of badges is on its way to the server: it is neither changed nor placed again before the answer. */
const orderingSlice = createSlice({
  name: 'ordering',
  initialState: none,
  reducers: {
    orderingStarted: (contractIds, { payload }: PayloadAction<number>) => [...contractIds, payload],
    orderingEnded: (contractIds, { payload }: PayloadAction<number>) =>
      contractIds.filter((id) => id !== payload),
  },
  selectors: {
    selectIsOrdering: (contractIds, contractId: number): boolean =>
      contractIds.includes(contractId),
  },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof orderingSlice> {}
}

export const { orderingStarted, orderingEnded } = orderingSlice.actions;
export const { selectIsOrdering } = orderingSlice.injectInto(rootReducer).selectors;
