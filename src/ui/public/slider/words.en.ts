import type { Words } from './words.fr';

export const words: Words = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  resume: 'Resume',
  position: (place, count) => `[Slide ]${place} of ${count}`,
};
