import type { Words } from './buttons.words.fr';

export const words: Words = {
  outcomes: { loading: 'Working…', success: 'Done', fail: 'Failed' },
  confirm: 'Confirm',
  cancel: 'Cancel',
  confirmationLost:
    'The confirmation could not be shown. Check your connection, then reload the page.',
};
