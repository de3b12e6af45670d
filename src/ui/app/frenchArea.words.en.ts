import type { Words } from './frenchArea.words.fr';

export const words: Words = {
  title: 'Subscriber area',
  inFrench: 'The subscriber area is in French.',
  open: 'Open the subscriber area',
};
