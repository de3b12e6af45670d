import type { Words } from './toasts.words.fr';

export const words: Words = {
  close: 'Close the notification',
};
