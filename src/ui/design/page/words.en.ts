import type { Words } from './words.fr';

export const words: Words = {
  position: (step, count) => `Step ${step} of ${count}`,
};
