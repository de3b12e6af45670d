import type { Words } from '../../fr/purchase/email';

export const words: Words = {
  taken: 'This email address already has an account. Your order will be linked to it.',
};
