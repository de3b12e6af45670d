import type { Words } from './shared.words.fr';

export const words: Words = {
  loading: 'Loading…',
  failed: 'Something went wrong',
  retry: 'Try again',
};
