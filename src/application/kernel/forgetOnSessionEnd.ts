import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { sessionExpired, signedOut } from './events';

/** Makes a slice of private data forget it when its session ends, by the visitor's choice or by time. */
export function forgetOnSessionEnd<State>(
  builder: ActionReducerMapBuilder<State>,
  nothing: State,
): ActionReducerMapBuilder<State> {
  return builder.addCase(signedOut, () => nothing).addCase(sessionExpired, () => nothing);
}
