import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isForeign } from '../../domain/basis/isForeign';
import type { FieldValues } from '../../domain/basis/parseFields';
import { signedIn, signedOut } from '../kernel/events';
import { rootReducer } from '../store';

interface NamedDraft {
  readonly name: string;
  /** The number of sign-outs at the time when the form was opened. */
  readonly signOuts: number;
  /** Who was signed in at that time; null for a visitor, whose draft belongs to whoever signs in next. */
  readonly owner: string | null;
  /** Never contains a password. */
  readonly values: FieldValues;
  /** It contains a bank account: it is never stored outside of the memory of the page. */
  readonly isSecret?: boolean;
}

interface DraftsState {
  readonly signOuts: number;
  readonly drafts: Readonly<Record<string, FieldValues>>;
  /** The user names of the owners, by the name of the draft. */
  readonly owners: Readonly<Record<string, string | null>>;
  /** The names of the drafts that contain a bank account. */
  readonly secrets: readonly string[];
}

const nothing: DraftsState = { signOuts: 0, drafts: {}, owners: {}, secrets: [] };

/**
 * Typed values that are not saved yet, by the name of their form: they survive a change of page or of
 * contract, and the end of the session by expiry. Stored in memory; in the storage of the tab
 * (`heldDrafts.ts`) while the document is left or loaded again. A sign-out drops them, and a form that was
 * opened before the sign-out stores nothing afterwards. Another person who signs in after an expiry finds
 * none of them.
 */
const draftsSlice = createSlice({
  name: 'drafts',
  initialState: nothing,
  reducers: {
    draftKept: (state, { payload }: PayloadAction<NamedDraft>) => {
      const { name, signOuts, owner, values, isSecret = false } = payload;
      if (signOuts !== state.signOuts) return;
      state.drafts[name] = values;
      state.owners[name] = owner;
      if (isSecret && !state.secrets.includes(name)) state.secrets.push(name);
    },
    draftDropped: (state, { payload: name }: PayloadAction<string>) => {
      // oxlint-disable-next-line typescript/no-dynamic-delete -- a plain record by name
      delete state.drafts[name];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, ({ signOuts }) => ({ ...nothing, signOuts: signOuts + 1 }))
      .addCase(signedIn, (state, { payload: { username } }) => {
        const isOwn = ([name]: readonly [string, unknown]): boolean =>
          !isForeign(state.owners[name] ?? null, username);
        state.drafts = Object.fromEntries(Object.entries(state.drafts).filter(isOwn));
      }),
  selectors: {
    selectDraft: (state, name: string): FieldValues | undefined => state.drafts[name],
    selectDraftOwner: (state, name: string): string | null => state.owners[name] ?? null,
    selectSignOuts: (state): number => state.signOuts,
  },
});

declare module '../store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof draftsSlice> {}
}

const injected = draftsSlice.injectInto(rootReducer);

export const { draftKept, draftDropped } = draftsSlice.actions;
export const { selectDraft, selectDraftOwner, selectSignOuts } = injected.selectors;
