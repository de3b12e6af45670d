import type { Words } from './notices.words.fr';
import { operatorSays } from '../words/operatorText.en';

export const words: Words = {
  actions: {
    bankAccountSaved: 'Your IBAN is saved.',
    bankAccountRemoved: 'Your IBAN is deleted.',
    cardUnlinked: 'The card is no longer linked.',
    receiptDownloaded: 'The receipt is downloaded.',
    receiptMade: 'The receipt is ready. It is among your receipts.',
    refundRequested: 'Your refund request has been sent.',
    refundsClaimed: 'Your refund request is confirmed.',
  },
  cardLinked: (ticketCount) => {
    if (ticketCount === 0)
      return 'The card is linked. Its tickets can take up to 72 hours to appear.';
    return ticketCount === 1
      ? 'The card is linked. 1 ticket is already here. The next ones can take up to 72 hours to appear.'
      : `The card is linked. ${ticketCount} tickets are already here. The next ones can take up to 72 hours to appear.`;
  },
  perhapsRequested:
    'We may have received your refund request: before you send it again, search for this ticket again.',
  receiptFailed: 'Something went wrong.',
  receiptFailures: {
    'receipt/not-found': ({ message }) =>
      operatorSays(message, 'We cannot find this receipt. Try again later, or contact us.'),
    'receipt/not-a-pdf': () =>
      'The document that we received is not a PDF that can be read. Try again in a few minutes.',
  },
};
