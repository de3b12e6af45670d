import { words as account } from '#words/account/notices';
import { words as payment } from '#words/payment/paymentNotices';
import { words as purchase } from '#words/purchase/notices';
import { words as receiptWish } from '#words/freeRamp/receiptWishNotices';
import type { ToastNotice } from '../../application/ToastNotice';
import { freeRampNotices } from '../freeRamp/freeRampNotices';
import { memberNotices } from '../member/memberNotices';
import type { ErrorMessages } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';
import { contactNotices } from '../public/contact/contactNotices';

/** The sentences of all toasts, collected from the features. */
export const noticeMessages: ErrorMessages<ToastNotice> = {
  ...serviceMessages,
  ...account,
  ...memberNotices,
  ...payment,
  ...freeRampNotices,
  ...contactNotices,
  ...receiptWish,
  ...purchase,
};
