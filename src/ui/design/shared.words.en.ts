import type { Words } from './shared.words.fr';

export const words: Words = {
  loading: 'Loading…',
  failed: 'Something went wrong',
  retry: 'Try again',
  position: (step, count) => `Step ${step} of ${count}`,
  outcomes: { loading: 'Working…', success: 'Done', fail: 'Failed' },
  confirm: 'Confirm',
  cancel: 'Cancel',
  confirmationLost:
    'The confirmation could not be shown. Check your connection, then reload the page.',
};
