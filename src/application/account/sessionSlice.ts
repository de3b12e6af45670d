import { createSlice } from '@reduxjs/toolkit';
import type { Session } from '../../domain/account/accessToken';
import { renewalBegan, sessionExpired, signedIn, signedOut } from '../kernel/events';

export type SessionState =
  | {
      readonly status: 'anonymous';
      /** The session that this tab ended early, to sign in again; absent otherwise. */
      readonly renewed?: Session;
    }
  | { readonly status: 'signedIn'; readonly session: Session };

export interface SessionRoot {
  readonly session: SessionState;
}

const anonymous = { status: 'anonymous' } as SessionState;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: anonymous,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, (_state, { payload }) => ({ status: 'signedIn', session: payload }))
      .addCase(signedOut, () => anonymous)
      .addCase(sessionExpired, () => anonymous)
      .addCase(renewalBegan, (_state, { payload }) => ({ status: 'anonymous', renewed: payload })),
  selectors: {
    selectSession: (state): SessionState => state,
    selectIsSignedIn: (state): boolean => state.status === 'signedIn',
    /** Null for a visitor. */
    selectUsername: (state): string | null =>
      state.status === 'signedIn' ? state.session.username : null,
  },
});

export const { selectSession, selectIsSignedIn, selectUsername } = sessionSlice.selectors;
