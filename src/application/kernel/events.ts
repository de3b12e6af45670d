import { createAction } from '@reduxjs/toolkit';
import type { Session } from '../../domain/account/accessToken';
import type { PaidReference } from '../../domain/payment/paidReference';
import type { PaymentType } from '../../domain/payment/paymentRequest';

/** A token was accepted: at sign-in, or read from the browser's storage at start. */
export const signedIn = createAction<Session>('account/signedIn');

/** The visitor signed out. Slices with private data reset. */
export const signedOut = createAction('account/signedOut');

/** The token expired, or the server no longer accepts it (M4.8). Slices with private data reset. */
export const sessionExpired = createAction('account/sessionExpired');

/** After `sessionExpired`: this tab ended its session early, to sign in again, and left the token stored. */
export const renewalBegan = createAction<Session>('account/renewalBegan');

export interface SettledPayment {
  readonly type: PaymentType;
  readonly reference: PaidReference;
}

/** The server confirmed this payment (M4.6). Slices drop the amounts that it settled. */
export const paymentSettled = createAction<SettledPayment>('payment/settled');
