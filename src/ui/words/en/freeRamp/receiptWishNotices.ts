import type { Words } from '../../fr/freeRamp/receiptWishNotices';

export const words: Words = {
  'receiptWish/kept': () => 'Your choice about the proof of payment is saved.',
  'receiptWish/failed': () =>
    'An error occurred while we were saving your choice about the proof of payment. Try again later.',
};
