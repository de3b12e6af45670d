import { createSlice, type UnknownAction } from '@reduxjs/toolkit';

const ofUseCase = (end: RegExp) => (action: UnknownAction) => {
  const { meta } = action as { readonly meta?: { readonly requestId?: unknown } };
  return meta?.requestId !== undefined && end.test(action.type);
};

/**
 * The number of use cases that run (a payment, a save, a download, a reading), and of waits: the visitor has
 * left the tab on purpose, to be told something.
 */
export const runsSlice = createSlice({
  name: 'runs',
  initialState: 0,
  reducers: {
    waitBegan: (count) => count + 1,
    waitEnded: (count) => count - 1,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(ofUseCase(/\/started$/), (count) => count + 1)
      .addMatcher(ofUseCase(/\/(succeeded|failed)$/), (count) => count - 1),
  selectors: { selectIsAtWork: (count): boolean => count > 0 },
});

export const { waitBegan, waitEnded } = runsSlice.actions;
export const { selectIsAtWork } = runsSlice.selectors;
export type RunsRoot = Parameters<typeof selectIsAtWork>[0];
