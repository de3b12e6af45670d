import type { Words } from './siteTitle.words.fr';

export const words: Words = {
  title: (name) => `${name} – traffic, tolls and payment`,
};
