import type { Words } from '../../fr/content/article';

export const words: Words = {
  back: 'Back to the news',
  missing: 'This article does not exist, or is no longer published.',
  others: 'More news',
};
