import type { Words } from '../../fr/shell/frenchArea';

export const words: Words = {
  title: 'Subscriber area',
  inFrench: 'The subscriber area is in French.',
  open: 'Open the subscriber area',
};
