import type { Words } from '../../fr/content/postCard';

export const words: Words = {
  isNew: 'New',
};
