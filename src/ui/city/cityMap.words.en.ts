import type { words as french } from './cityMap.words.fr';

export const words: typeof french = {
  closed: 'closed',
  minutes: (minutes) => `${minutes} min`,
};
