import type { ToastNotice } from '../../application/ToastNotice';
import { freeRampNotices } from '../freeRamp/freeRampNotices';
import { accountNotices } from '../account/accountNotices';
import { memberNotices } from '../member/memberNotices';
import type { ErrorMessages } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';
import { paymentNotices } from '../payment/paymentNotices';
import { contactNotices } from '../public/contact/contactNotices';
import { receiptWishNotices } from '../public/payOnline/receiptWishNotices';
import { purchaseNotices } from '../purchase/purchaseNotices';

/** The sentences of all toasts, collected from the features. */
export const noticeMessages: ErrorMessages<ToastNotice> = {
  ...serviceMessages,
  ...accountNotices,
  ...memberNotices,
  ...paymentNotices,
  ...freeRampNotices,
  ...contactNotices,
  ...receiptWishNotices,
  ...purchaseNotices,
};
