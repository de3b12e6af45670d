import type { Words } from './postCard.words.fr';

export const words: Words = {
  isNew: 'New',
};
