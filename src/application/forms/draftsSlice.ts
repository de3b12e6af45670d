import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { FieldValues } from '../../domain/parseFields';
import { signedOut } from '../kernel/events';
import { rootReducer } from '../store';

interface NamedDraft {
  readonly name: string;
  /** Never a password. */
  readonly values: FieldValues;
}

const nothing: Readonly<Record<string, FieldValues>> = {};

/**
 * What was typed and not yet saved, by the name of its form: another page, another contract or a session that ends in between
 * loses nothing. In the page's memory only; a sign-out forgets it.
 */
const draftsSlice = createSlice({
  name: 'drafts',
  initialState: nothing,
  reducers: {
    draftKept: (state, { payload: { name, values } }: PayloadAction<NamedDraft>) => {
      state[name] = values;
    },
    draftDropped: (state, { payload: name }: PayloadAction<string>) => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a plain record by name
      delete state[name];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => nothing),
  selectors: { selectDraft: (state, name: string): FieldValues | undefined => state[name] },
});

declare module '../store' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof draftsSlice> {}
}

const injected = draftsSlice.injectInto(rootReducer);

export const { draftKept, draftDropped } = draftsSlice.actions;
export const { selectDraft } = injected.selectors;
