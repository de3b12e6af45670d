import type { Receipt } from '../../domain/freeRamp/receipt';
import { createUseCase } from '../kernel/createUseCase';
import { ticketsPutOnReceipt } from './freeRampEvents';
import { actionDone, receiptFailed } from './FreeRampNotice';

/** Creates one receipt for the ticked tickets (P4.26, P5.24, P7.26). */
export const makeTicketReceipt = createUseCase<readonly number[], Receipt>(
  'freeRamp/makeTicketReceipt',
  (ids, { receipts }) => receipts.makeFromTickets(ids),
  {
    noticeOfFailure: receiptFailed,
    noticeOfSuccess: () => actionDone('receiptMade'),
    eventOfSuccess: (receipt, ids) => ticketsPutOnReceipt({ ids, receipt }),
  },
);
