import type { Words } from '../fr/toasts';

export const words: Words = {
  close: 'Close the notification',
};
