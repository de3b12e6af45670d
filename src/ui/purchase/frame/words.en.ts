import type { Words } from './words.fr';

export const words: Words = {
  taken: 'This email address already has an account. Your order will be linked to it.',
};
