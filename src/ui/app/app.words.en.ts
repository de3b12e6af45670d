import type { Words } from './app.words.fr';
import { formatTime } from '../words/format.en';

export const words: Words = {
  session: {
    ending: (at) =>
      `Your session ends at ${formatTime(at)}. Send what you have started, then sign in again: you will come back to this page.`,
    renew: 'Stay signed in',
    close: 'Close',
  },
  frenchArea: {
    title: 'Subscriber area',
    inFrench: 'The subscriber area is in French.',
    open: 'Open the subscriber area',
  },
};
