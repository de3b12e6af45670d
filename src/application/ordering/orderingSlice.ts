import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../store';

const none: readonly number[] = [];

/**
 * Contracts with an order of badges in progress: until the response, the order can be neither changed nor
 * placed again.
 */
const orderingSlice = createSlice({
  name: 'ordering',
  initialState: none,
  reducers: {
    badgeOrderStarted: (contractIds, { payload }: PayloadAction<number>) => [
      ...contractIds,
      payload,
    ],
    badgeOrderEnded: (contractIds, { payload }: PayloadAction<number>) =>
      contractIds.filter((id) => id !== payload),
  },
  selectors: {
    selectIsOrdering: (contractIds, contractId: number): boolean =>
      contractIds.includes(contractId),
  },
});

declare module '../store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof orderingSlice> {}
}

export const { badgeOrderStarted, badgeOrderEnded } = orderingSlice.actions;
export const { selectIsOrdering } = orderingSlice.injectInto(rootReducer).selectors;
