import { words } from './notices.words.fr';
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
  if (isAnswerLost(reason)) return [...causeOfLoss(reason), words.maybeSent];
  // A refusal without a sentence adds nothing to the quoted one.
  if (reason.kind === 'service/refused' && reason.message === null) return [];
  return [messageFor(serviceMessages, reason)];
}

function causeOfLoss(reason: ServiceError): readonly string[] {
  if (reason.kind === 'service/unreachable') return [words.checkNetwork];
  const isTold = reason.kind === 'service/failed' && reason.message !== undefined;
  return isTold ? [messageFor(serviceMessages, reason)] : [];
}
