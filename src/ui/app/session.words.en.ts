import type { Words } from './session.words.fr';
import { formatTime } from '../words/format.en';

export const words: Words = {
  ending: (at) =>
    `Your session ends at ${formatTime(at)}. Send what you have started, then sign in again: you will come back to this page.`,
  renew: 'Stay signed in',
  close: 'Close',
};
