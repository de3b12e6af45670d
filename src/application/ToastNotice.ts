import type { AccountNotice } from './account/AccountNotice';
import type { FreeRampNotice } from './freeRamp/FreeRampNotice';
import type { ServiceError } from './kernel/ServiceError';
import type { MemberNotice } from './subscriber/MemberNotice';
import type { PaymentNotice } from './payment/PaymentNotice';
import type { ContactNotice } from './contact/ContactNotice';
import type { ReceiptWishNotice } from './notice/ReceiptWishNotice';
import type { PurchaseNotice } from './purchase/PurchaseNotice';

/**
 * What a toast can report, as data: one type per feature, defined in the folder of that feature. The texts
 * are merged in `ui/app/noticeMessages.ts`, which does not compile if one is missing. Not to be confused with
 * the notice of an unpaid passage, `PassageNotice`.
 */
export type ToastNotice =
  | ServiceError
  | AccountNotice
  | ContactNotice
  | FreeRampNotice
  | MemberNotice
  | PaymentNotice
  | PurchaseNotice
  | ReceiptWishNotice;

/**
 * A notice to be shown in a toast: any action may carry one in `meta.toast`. The success of a use case has
 * the tone `success`, anything else the tone `error`.
 */
export interface TonedNotice {
  readonly tone: 'error' | 'success';
  readonly notice: ToastNotice;
}
