import type { Words } from '../../fr/design/shared';

export const words: Words = {
  loading: 'Loading…',
  failed: 'Something went wrong',
  retry: 'Try again',
};
