import { createAction } from '@reduxjs/toolkit';
import type { Session } from '../../domain/accessToken';
import type { PaidReference } from '../../domain/paidReference';
import type { PaymentType } from '../../domain/paymentForm';

/** A token was accepted: at sign-in, or found in the browser's storage at start. */
export const signedIn = createAction<Session>('account/signedIn');

/** The visitor left. Slices that hold private data forget it. */
export const signedOut = createAction('account/signedOut');

/** The token ran out, or the server no longer accepts it (M4.8). Slices that hold private data forget it. */
export const sessionExpired = createAction('account/sessionExpired');

export interface SettledPayment {
  readonly type: PaymentType;
  readonly reference: PaidReference;
}

/** The server says that this payment stands (M4.6). Slices that hold what was due forget it. */
export const paymentSettled = createAction<SettledPayment>('payment/settled');
