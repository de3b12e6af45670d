import type { Words } from '../fr/buttons';

export const words: Words = {
  outcomes: { loading: 'Working…', success: 'Done', fail: 'Failed' },
  confirm: 'Confirm',
  cancel: 'Cancel',
};
