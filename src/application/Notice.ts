import type { AccountNotice } from './account/AccountNotice';
import type { FreeRampNotice } from './freeRamp/FreeRampNotice';
import type { ServiceError } from './kernel/ServiceError';
import type { MemberNotice } from './member/MemberNotice';
import type { PaymentNotice } from './payment/PaymentNotice';
import type { ContactNotice } from './public/ContactNotice';
import type { ReceiptWishNotice } from './public/notice/ReceiptWishNotice';
import type { PurchaseNotice } from './purchase/PurchaseNotice';

/**
 * What a toast can say, as data: one line per feature, which keeps its notices in its own folder. Their sentences are merged in
 * `ui/app/noticeMessages.ts`, where a missing one does not compile.
 */
export type Notice =
  | ServiceError
  | AccountNotice
  | ContactNotice
  | FreeRampNotice
  | MemberNotice
  | PaymentNotice
  | PurchaseNotice
  | ReceiptWishNotice;

/**
 * A notice on its way to a toast: any action may carry one in `meta.told`. Where it comes from gives it its tone: the
 * success of a use case, or anything else.
 */
export interface ToldNotice {
  readonly tone: 'error' | 'success';
  readonly notice: Notice;
}
