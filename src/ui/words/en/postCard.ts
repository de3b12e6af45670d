import type { Words } from '../fr/postCard';

export const words: Words = {
  isNew: 'New',
};
