import type { Words } from './words.fr';

export const words: Words = {
  message:
    'We cannot find this order. Check the reference, CDW followed by 7 digits, in the address or in your email.',
  start: 'Start a subscription',
  contact: 'Contact us',
};
