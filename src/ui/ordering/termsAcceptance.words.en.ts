import type { Words } from './termsAcceptance.words.fr';

export const words: Words = {
  terms: 'Your order is subject to our terms of sale.',
  inNewTab: (link) => `${link} (new tab)`,
  accept: 'I accept the terms of sale',
};
