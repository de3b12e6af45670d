import {
  combineSlices,
  configureStore,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { sessionSlice } from './account/sessionSlice';
import type { PortAccess } from './ports/Ports';
import { consentSlice } from './shell/consentSlice';
import { runsSlice } from './shell/runsSlice';
import { toastsSlice } from './shell/toastsSlice';

/**
 * Slices that are loaded with their pages declare their state here, in the module that injects them.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- widened by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(
  sessionSlice,
  toastsSlice,
  consentSlice,
  runsSlice,
).withLazyLoadedSlices<LazySlices>();

/** The state of a visitor who is unknown yet, as the painted pages show it. */
export const initialAppState = rootReducer(undefined, { type: 'store/initial' });

export type AppState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<AppState, PortAccess, UnknownAction>;

// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the store's type is inferred from the reducers
export function createAppStore(access: PortAccess, { devTools = false } = {}) {
  return configureStore({
    reducer: rootReducer,
    devTools,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: access } }),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
