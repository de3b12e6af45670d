import type { Words } from '../fr/steps';

export const words: Words = {
  position: (step, count) => `Step ${step} of ${count}`,
};
