import type { Words } from './refundStates.words.fr';

export const words: Words = {
  status: {
    refunded: 'Refunded',
    notRefundable: 'Not refundable',
    notRefunded: 'Not refunded',
  },
  claimed: 'Refund requested',
  transferDelay: 'The bank transfer arrives within 2 to 3 working days.',
  downloadReceipt: 'Download the receipt',
};
