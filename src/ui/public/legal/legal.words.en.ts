import type { Words } from './legal.words.fr';

export const words: Words = {
  noTerms: 'The text is not published online yet. We send you the terms that apply on request.',
  noNotice: 'The text is not published online yet. We give you this information on request.',
};
