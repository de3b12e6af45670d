import { createUseCase } from '../kernel/createUseCase';
import type { ReceiptWish } from '../ports/notice/NoticeGateway';

/**
 * Saves whether a receipt of the payment of a notice is requested (P4.10, P7.21); the specification quotes
 * its two toasts (P8.12, P8.13).
 */
export const wishNoticeReceipt = createUseCase<ReceiptWish, void>(
  'public/wishNoticeReceipt',
  (wish, { notices }) => notices.wishReceipt(wish),
  {
    isPublic: true,
    noticeOfFailure: () => ({ kind: 'receiptWish/failed' }),
    noticeOfSuccess: () => ({ kind: 'receiptWish/kept' }),
  },
);
