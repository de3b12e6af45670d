import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { readKeptPlates, type KeptPlates } from '../../domain/notice/keptPlates';
import type { AppThunk } from '../kernel/AppThunk';
import { signedOut } from '../kernel/events';
import { rootReducer, type AppState } from '../store';

interface MyPlates {
  /** null: the visitor keeps no plates on this device. */
  readonly kept: KeptPlates | null;
}

const off: MyPlates = { kept: null };

/** « Mes plaques »: what this device stores, for every part of a page that shows it. */
const myPlatesSlice = createSlice({
  name: 'myPlates',
  initialState: off,
  reducers: {
    platesRecalled: (_state, { payload }: PayloadAction<KeptPlates | null>) => ({ kept: payload }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => off),
  selectors: { selectMyPlates: ({ kept }): KeptPlates | null => kept },
});

declare module '../store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof myPlatesSlice> {}
}

const { platesRecalled } = myPlatesSlice.actions;
export const { selectMyPlates } = myPlatesSlice.injectInto(rootReducer).selectors;

/** Loads the plates of this device and follows the changes of other tabs; returns the function that stops. */
export function followMyPlates(): AppThunk<() => void, AppState> {
  return (dispatch, _getState, { browser }) => {
    const recall = (): void => {
      dispatch(platesRecalled(readKeptPlates(browser.plates.read())));
    };
    recall();
    return browser.plates.watch(recall);
  };
}

/** The visitor switches « Mes plaques » on: from now on the plate of a paid notice is kept. */
export function keepMyPlates(): AppThunk<void, AppState> {
  return (dispatch, _getState, { browser }) => {
    dispatch(storePlates(readKeptPlates(browser.plates.read()) ?? []));
  };
}

/** Removes every plate and number from this device, and switches « Mes plaques » off. */
export function forgetMyPlates(): AppThunk<void, AppState> {
  return (dispatch, _getState, { browser }) => {
    browser.plates.clear();
    dispatch(platesRecalled(null));
  };
}

/** Replaces what is stored; for a visitor who has switched « Mes plaques » on. */
export function storePlates(plates: KeptPlates): AppThunk<void, AppState> {
  return (dispatch, _getState, { browser }) => {
    browser.plates.write({ plates });
    dispatch(platesRecalled(plates));
  };
}
