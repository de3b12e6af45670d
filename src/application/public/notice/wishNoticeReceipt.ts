import { createUseCase } from '../../kernel/createUseCase';
import type { ReceiptWish } from '../../ports/NoticeGateway';

/** Asks for a receipt of the payment of a notice, or no longer (P4.10, P7.21); its two toasts are quoted (P8.12, P8.13). */
export const wishNoticeReceipt = createUseCase<ReceiptWish, void>(
  'public/wishNoticeReceipt',
  (wish, { notices }) => notices.wishReceipt(wish),
  {
    isPublic: true,
    noticeOfFailure: () => ({ kind: 'receiptWish/failed' }),
    noticeOfSuccess: () => ({ kind: 'receiptWish/kept' }),
  },
);
