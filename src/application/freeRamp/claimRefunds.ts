import { createUseCase } from '../kernel/createUseCase';
import type { ClaimedRefunds } from '../ports/freeRamp/RefundGateway';
import { refundsClaimed } from './freeRampEvents';
import { actionDone } from './FreeRampNotice';

/** Requests the transfer of refunds to the bank account (P4.23, P7.27). */
export const claimRefunds = createUseCase<readonly number[], ClaimedRefunds>(
  'freeRamp/claimRefunds',
  (ids, { refunds }) => refunds.claim(ids),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: ({ sentence }) => actionDone('refundsClaimed', sentence),
    eventOfSuccess: ({ receipt }, ids) => refundsClaimed({ ids, receipt }),
  },
);
