import type { Words } from '../../fr/shell/toasts';

export const words: Words = {
  close: 'Close the notification',
};
