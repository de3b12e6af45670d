import { createAction } from '@reduxjs/toolkit';
import type { Receipt } from '../../domain/freeRamp/receipt';
import type { Refund } from '../../domain/freeRamp/refund';

/** A lookup of the account found this refund, which belongs to the account from then on (P6.2). */
export const refundFound = createAction<Refund | null>('freeRamp/refundFound');

/** The server accepted a claim, and created one receipt for it (P4.23). */
export const refundsClaimed = createAction<{
  readonly ids: readonly number[];
  readonly receipt: Receipt;
}>('freeRamp/refundsClaimed');

/** These tickets are on a receipt now (P4.26). */
export const ticketsPutOnReceipt = createAction<{
  readonly ids: readonly number[];
  readonly receipt: Receipt;
}>('freeRamp/ticketsPutOnReceipt');
