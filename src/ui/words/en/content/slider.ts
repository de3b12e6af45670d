import type { Words } from '../../fr/content/slider';

export const words: Words = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  resume: 'Resume',
  position: (place, count) => `[Slide ]${place} of ${count}`,
};
