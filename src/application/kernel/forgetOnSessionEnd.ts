import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { sessionExpired, signedOut } from './events';

/** Resets a slice of private data when its session ends, by sign-out or by expiry. */
export function forgetOnSessionEnd<State>(
  builder: ActionReducerMapBuilder<State>,
  nothing: State,
): ActionReducerMapBuilder<State> {
  return builder.addCase(signedOut, () => nothing).addCase(sessionExpired, () => nothing);
}
