import { words } from '#words/contact/notices';
import type { ContactNotice } from '../../../application/contact/ContactNotice';
import { isAnswerLost, type ServiceError } from '../../../application/kernel/ServiceError';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** The sentences of the toasts of the contact form. */
export const contactNotices: ErrorMessages<ContactNotice> = {
  'contact/failed': ({ reason }) => [words.failed, ...afterFailure(reason)].join(' '),
  'contact/sent': () => words.sent,
};

/**
 * The sentences after the quoted one: the cause, if it is known, and what to do. After a lost answer nobody
 * is told to send again at once: the message may have arrived.
 */
function afterFailure(reason: ServiceError): readonly string[] {
  const isSilent =
    reason.kind === 'service/refused'
      ? reason.message === null
      : isAnswerLost(reason) && !(reason.kind === 'service/failed' && reason.message);
  return [
    ...(isSilent ? [] : [messageFor(serviceMessages, reason)]),
    ...(reason.kind === 'service/unreachable' ? [words.checkNetwork] : []),
    ...(isAnswerLost(reason) ? [words.maybeSent] : []),
  ];
}
