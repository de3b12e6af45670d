import type { Words } from './article.words.fr';

export const words: Words = {
  back: 'Back to the news',
  missing: 'This article does not exist, or is no longer published.',
  others: 'More news',
};
