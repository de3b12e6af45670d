import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { FieldValues } from '../../domain/basis/parseFields';
import { signedOut } from '../kernel/events';
import { rootReducer } from '../store';

interface NamedDraft {
  readonly name: string;
  /** The number of sign-outs at the time when the form was opened. */
  readonly signOuts: number;
  /** Never contains a password. */
  readonly values: FieldValues;
}

interface DraftsState {
  readonly signOuts: number;
  readonly drafts: Readonly<Record<string, FieldValues>>;
}

const nothing: DraftsState = { signOuts: 0, drafts: {} };

/**
 * Typed values that are not saved yet, by the name of their form: they survive a change of page or of
 * contract, and the end of the session by expiry. Stored in memory only. A sign-out drops them, and a form
 * that was opened before the sign-out stores nothing afterwards.
 */
const draftsSlice = createSlice({
  name: 'drafts',
  initialState: nothing,
  reducers: {
    draftKept: (state, { payload: { name, signOuts, values } }: PayloadAction<NamedDraft>) => {
      if (signOuts === state.signOuts) state.drafts[name] = values;
    },
    draftDropped: (state, { payload: name }: PayloadAction<string>) => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a plain record by name
      delete state.drafts[name];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, ({ signOuts }) => ({ signOuts: signOuts + 1, drafts: {} })),
  selectors: {
    selectDraft: (state, name: string): FieldValues | undefined => state.drafts[name],
    selectSignOuts: (state): number => state.signOuts,
  },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof draftsSlice> {}
}

const injected = draftsSlice.injectInto(rootReducer);

export const { draftKept, draftDropped } = draftsSlice.actions;
export const { selectDraft, selectSignOuts } = injected.selectors;
