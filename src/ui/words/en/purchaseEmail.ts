import type { Words } from '../fr/purchaseEmail';

export const words: Words = {
  taken: 'This email address already has an account. Your order will be linked to it.',
};
