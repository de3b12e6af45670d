import { words } from '#words/contact/notices';
import type { ContactNotice } from '../../../application/contact/ContactNotice';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** The sentences of the toasts of the contact form. */
export const contactNotices: ErrorMessages<ContactNotice> = {
  'contact/failed': ({ reason }) =>
    hasCause(reason) ? words.failedBecause(messageFor(serviceMessages, reason)) : words.failed,
  'contact/sent': () => words.sent,
};

/** A refusal without a sentence adds nothing to the quoted one. */
function hasCause(reason: ServiceError): boolean {
  return reason.kind !== 'service/refused' || reason.message !== null;
}
