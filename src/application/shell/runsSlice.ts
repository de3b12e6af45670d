import { createSlice, type UnknownAction } from '@reduxjs/toolkit';

const ofUseCase = (end: RegExp) => (action: UnknownAction) => {
  const { meta } = action as { readonly meta?: { readonly requestId?: unknown } };
  return meta?.requestId !== undefined && end.test(action.type);
};

/** The number of use cases that run: a payment, a save, a download, a reading. */
export const runsSlice = createSlice({
  name: 'runs',
  initialState: 0,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(ofUseCase(/\/started$/), (count) => count + 1)
      .addMatcher(ofUseCase(/\/(succeeded|failed)$/), (count) => count - 1),
  selectors: { selectIsAtWork: (count): boolean => count > 0 },
});

export const { selectIsAtWork } = runsSlice.selectors;
export type RunsRoot = Parameters<typeof selectIsAtWork>[0];
