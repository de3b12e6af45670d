import type { Words } from './purchaseNotices.words.fr';

export const words: Words = {
  'purchase/email-unchecked': () =>
    'We could not check whether your email address already has an account. You can continue: if it has one, your order will be linked to it.',
};
