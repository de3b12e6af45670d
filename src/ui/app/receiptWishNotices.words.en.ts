import type { Words } from './receiptWishNotices.words.fr';

export const words: Words = {
  'receiptWish/kept': () => 'Your choice about the proof of payment is saved.',
  'receiptWish/failed': () =>
    'An error occurred while we were saving your choice about the proof of payment. Try again later.',
};
