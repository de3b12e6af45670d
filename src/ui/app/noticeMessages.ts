import { words } from './notices.words.fr';
import type { ToastNotice } from '../../application/ToastNotice';
import { freeRampNotices } from '../freeRamp/freeRampNotices';
import { memberNotices } from '../member/memberNotices';
import type { ErrorMessages } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';
import { contactNotices } from '../public/contact/contactNotices';

/** The sentences of all toasts, collected from the features. */
export const noticeMessages: ErrorMessages<ToastNotice> = {
  ...serviceMessages,
  ...words,
  ...memberNotices,
  ...freeRampNotices,
  ...contactNotices,
};
