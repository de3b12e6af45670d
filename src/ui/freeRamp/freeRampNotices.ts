import { words } from './notices.words.fr';
import { operatorSays } from '../words/operatorText.fr';
import type { FreeRampNotice } from '../../application/freeRamp/FreeRampNotice';
import type { ReceiptError } from '../../application/ports/freeRamp/ReceiptGateway';
import { messageFor, type ErrorMessages } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';

const receiptMessages: ErrorMessages<ReceiptError> = {
  ...serviceMessages,
  ...words.receiptFailures,
};

/** The sentences of the toasts of the free-ramp area. */
export const freeRampNotices: ErrorMessages<FreeRampNotice> = {
  'freeRamp/done': ({ action, sentence }) => operatorSays(sentence, words.actions[action]),
  'freeRamp/card-linked': ({ ticketCount }) => words.cardLinked(ticketCount),
  'freeRamp/request-unanswered': ({ cause }) =>
    `${messageFor(serviceMessages, cause)} ${words.perhapsRequested}`,
  // The quoted sentence alone (P8.5) does not say what to do.
  'freeRamp/receipt-failed': ({ reason }) => {
    const cause = messageFor(receiptMessages, reason);
    return cause === words.receiptFailed ? cause : `${words.receiptFailed} ${cause}`;
  },
};
