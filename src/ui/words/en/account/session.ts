import type { Words } from '../../fr/account/session';
import { formatTime } from '../format';

export const words: Words = {
  ending: (at) =>
    `Your session ends at ${formatTime(at)}. Send what you have started, then sign in again: you will come back to this page.`,
  renew: 'Stay signed in',
  close: 'Close',
};
