import { words as account } from './accountNotices.words.fr';
import { words as payment } from './paymentNotices.words.fr';
import { words as purchase } from './purchaseNotices.words.fr';
import { words as receiptWish } from './receiptWishNotices.words.fr';
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
