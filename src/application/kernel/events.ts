import { createAction } from '@reduxjs/toolkit';
import type { Session } from '../../domain/accessToken';

/** A token was accepted: at sign-in, or found in the browser's storage at start. */
export const signedIn = createAction<Session>('account/signedIn');

/** The visitor left. Slices that hold private data forget it. */
export const signedOut = createAction('account/signedOut');

/** The token ran out, or the server no longer accepts it (M4.8). Slices that hold private data forget it. */
export const sessionExpired = createAction('account/sessionExpired');
