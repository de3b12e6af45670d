import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { FieldValues } from '../../domain/parseFields';
import { signedOut } from '../kernel/events';
import { rootReducer } from '../store';

interface NamedDraft {
  readonly name: string;
  /** How many sign-outs there had been when its form was opened. */
  readonly signOuts: number;
  /** Never a password. */
  readonly values: FieldValues;
}

interface DraftsState {
  readonly signOuts: number;
  readonly drafts: Readonly<Record<string, FieldValues>>;
}

const nothing: DraftsState = { signOuts: 0, drafts: {} };

/**
 * What was typed and not yet saved, by the name of its form: another page, another contract or a session that ends in between
 * loses nothing. In the page's memory only; a sign-out forgets it, also what a form still open would keep as it goes.
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
