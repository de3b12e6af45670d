import type { Words } from '../../fr/design/steps';

export const words: Words = {
  position: (step, count) => `Step ${step} of ${count}`,
};
